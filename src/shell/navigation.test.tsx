import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInHistory } from '@/test/hash-router.tsx'
import { useGoBack } from './navigation.ts'

function Screen() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const goBack = useGoBack()
  return (
    <>
      <p>at {pathname}</p>
      <button type="button" onClick={() => navigate('/pages/cash/cash')}>
        Forward
      </button>
      <button type="button" onClick={goBack}>
        Back
      </button>
    </>
  )
}

const show = () =>
  renderInHistory(<Screen />, [
    { path: '/private', element: <Navigate to="/pages/login/login" replace /> },
  ])

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** A visit that begins with this address, after `before` pages of other sites. */
function openAt(address: string, before: number) {
  window.history.replaceState(null, '', `/h5/#${address}`)
  vi.spyOn(window.history, 'length', 'get').mockImplementation(() => before + 1)
}

describe('useGoBack', () => {
  let back: ReturnType<typeof vi.spyOn>

  beforeEach(() => {
    back = vi.spyOn(window.history, 'go')
  })

  it('goes back in the app where a page of it lies before', {
    tags: 'rule.back-in-app-first',
  }, async () => {
    openAt('/pages/user/user', 0)
    show()
    await press('Forward')
    expect(screen.getByText('at /pages/cash/cash')).toBeVisible()
    await press('Back')
    expect(await screen.findByText('at /pages/user/user')).toBeVisible()
    expect(back).toHaveBeenCalledWith(-1)
  })

  it('goes back in the browser where the visit began here', {
    tags: 'rule.back-in-app-first',
  }, async () => {
    openAt('/pages/user/user', 2)
    // The other site answers, and comes back at once.
    back.mockImplementation(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    show()
    await press('Back')
    expect(back).toHaveBeenCalledWith(-1)
  })

  it('goes Home where nothing lies before', async () => {
    openAt('/pages/user/user', 0)
    show()
    await press('Back')
    expect(await screen.findByText('at /pages/aboutus/aboutus')).toBeVisible()
    expect(back).not.toHaveBeenCalled()
  })

  it('goes Home from a login page that took the place of the first address', async () => {
    openAt('/private', 0)
    show()
    expect(await screen.findByText('at /pages/login/login')).toBeVisible()
    await press('Back')
    expect(await screen.findByText('at /pages/aboutus/aboutus')).toBeVisible()
  })

  it('still knows the way after a reload', async () => {
    openAt('/pages/user/user', 0)
    const first = show()
    await press('Forward')
    first.unmount()
    show()
    expect(screen.getByText('at /pages/cash/cash')).toBeVisible()
    await press('Back')
    await act(() => waitFor(() => expect(back).toHaveBeenCalledWith(-1)))
  })
})
