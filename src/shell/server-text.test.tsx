import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen } from '@/test/render.tsx'
import { RefusalContent } from './refusal-content.tsx'
import { ServerText } from './server-text.tsx'

const LONG = 'no space at all '.replaceAll(' ', '').repeat(1_000)

test('a short text of the server stands as it is', () => {
  renderScreen(<ServerText text="The bank returned the transfer." />)
  expect(screen.getByText('The bank returned the transfer.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a refusal of more than 10,000 characters shows its beginning, and all of it on demand', async () => {
  renderScreen(<RefusalContent refusal={{ reason: undefined, params: {}, msg: LONG }} />)
  const notice = screen.getByRole('alert')
  const fold = screen.getByRole('button', { name: 'Show all' })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect(notice.textContent?.length).toBeLessThan(300)
  await userEvent.click(fold)
  expect(notice).toHaveTextContent(LONG)
  // The button is the same one, and keeps the focus.
  expect(fold).toHaveFocus()
  expect(fold).toHaveAttribute('aria-expanded', 'true')
  expect(fold).toHaveAccessibleName('Show less')
  await userEvent.click(fold)
  expect(notice).not.toHaveTextContent(LONG)
})
