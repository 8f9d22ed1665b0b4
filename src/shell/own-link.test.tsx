import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderInHistory } from '@/test/hash-router.tsx'
import { AppLink } from './app-link.tsx'
import { useOwnLink } from './own-link.ts'

const ADDRESS = '/pages/customer/customer?record=wd_4007'

function Page() {
  const isOwn = useOwnLink()
  return (
    <>
      <p>{isOwn ? 'The app led here' : 'Somebody led here'}</p>
      <AppLink href={ADDRESS}>Go</AppLink>
    </>
  )
}

const show = () => renderInHistory(<Page />)

it('a link of the app is told from an address that anybody wrote, also over a reload', async () => {
  window.history.replaceState(null, '', `/h5/#${ADDRESS}`)
  const { unmount } = show()
  expect(screen.getByText('Somebody led here')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Go' }))
  expect(await screen.findByText('The app led here')).toBeVisible()
  unmount()
  show()
  expect(screen.getByText('The app led here')).toBeVisible()
  act(() => window.location.assign(`#${ADDRESS}&more=1`))
  expect(await screen.findByText('Somebody led here')).toBeVisible()
})
