import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchCalls } from '@/test/network.ts'

const MARK = 'Demo - no real money'
const SITE = 'GET /api/index/info'

let test: typeof import('@/test/render.tsx')
let marks: typeof import('./page-marks.tsx')
let site: typeof import('@/api/use-site-info.ts')

/** What kind of site it is, is kept for as long as the page lives: each test is a new one. */
beforeEach(async () => {
  vi.resetModules()
  test = await import('@/test/render.tsx')
  marks = await import('./page-marks.tsx')
  site = await import('@/api/use-site-info.ts')
})

const Environment = () => <output>{site.useSiteInfo()?.environment}</output>

const show = (example = 'done') =>
  test.renderScreen(
    <>
      <marks.PageMarks />
      <Environment />
    </>,
    { examples: { [SITE]: example } },
  )

describe('the demo mark', () => {
  it('stands in a build for live money as long as no server has called itself live', () => {
    vi.stubEnv('VITE_LIVE', 'true')
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    show()
    expect(screen.getByText(MARK)).toBeVisible()
  })

  it.each([
    ['a demo build on a demo site', '', 'done', true],
    ['a demo build on a live site', '', 'live', true],
    ['a live build on a demo site', 'true', 'done', true],
    ['a live build on a live site', 'true', 'live', false],
    ['a build that says anything but true', 'yes', 'live', true],
  ])('%s', async (_name, live, example, stands) => {
    vi.stubEnv('VITE_LIVE', live)
    show(example)
    expect(await screen.findByText(example === 'live' ? 'live' : 'demo')).toBeVisible()
    if (stands) expect(screen.getByText(MARK)).toBeVisible()
    else expect(screen.queryByText(MARK)).not.toBeInTheDocument()
  })
})

describe('the panel of the mark', () => {
  it('leads to the control page where the visitor can reach one', async () => {
    show('local_demo')
    const mark = await screen.findByRole('button', { name: MARK })
    expect(mark).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(mark)
    const link = screen.getByRole('link', { name: 'Open the control page' })
    expect(link).toHaveAttribute('href', 'http://127.0.0.1:4020/sandbox')
    link.focus()
    await userEvent.keyboard('{Escape}')
    expect(link).not.toBeInTheDocument()
    expect(mark).toHaveFocus()
    await userEvent.click(mark)
    expect(mark).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(document.body)
    expect(mark).toHaveAttribute('aria-expanded', 'false')
  })

  it('is not there elsewhere: the mark is text', async () => {
    show()
    await screen.findByText('demo')
    expect(screen.getByText(MARK)).toBeVisible()
    expect(screen.queryByRole('button', { name: MARK })).not.toBeInTheDocument()
  })
})

describe('a live site', () => {
  it('does not become a demo when it refuses to say what it is once', async () => {
    vi.stubEnv('VITE_LIVE', 'true')
    show('live')
    await screen.findByText('live')
    const sent = watchCalls('GET', '/api/index/info')
    test.answerWith({ [SITE]: 'refused_network_error' })
    // It is asked again once there is a network again.
    act(() => {
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
    })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByText(MARK)).not.toBeInTheDocument()
  })
})

describe('the offline bar', () => {
  it('comes and goes with the network', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get')
    show()
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument()
    online.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/You are offline/)).toBeVisible()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument()
  })
})
