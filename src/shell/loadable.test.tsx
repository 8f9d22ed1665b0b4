import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '@/test/render.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadable } from './loadable.tsx'

type Greeting = (props: { name: string }) => string
const Greeting: Greeting = ({ name }) => `Hello ${name}`

it('is shown when its files are there, and at once from then on', async () => {
  const files = Promise.withResolvers<Greeting>()
  const load = vi.fn(() => files.promise)
  const Loaded = loadable(load, 'Waiting')
  const { unmount } = render(<Loaded name="Ada" />)
  expect(document.body).toHaveTextContent('Waiting')
  await act(async () => files.resolve(Greeting))
  expect(document.body).toHaveTextContent('Hello Ada')
  unmount()
  render(<Loaded name="Eva" />)
  expect(document.body).toHaveTextContent('Hello Eva')
  expect(load).toHaveBeenCalledOnce()
})

it('throws what kept its files away, and asks for them again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi
    .fn<() => Promise<Greeting>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Greeting)
  const Loaded = loadable(load)
  renderScreen(
    <ErrorBoundary>
      <Loaded name="Ada" />
    </ErrorBoundary>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Ada')).toBeVisible()
})
