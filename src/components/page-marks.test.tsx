import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { reloadEntry } from '@/api/entry-store.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { PageMarks } from './page-marks.tsx'

const MARK = 'Demo - no real money'
const SITE = 'GET /api/index/info'

/** The server says what kind of site it is; kept for as long as the page lives. */
async function siteIs(example: string) {
  answerWith({ [SITE]: example })
  await act(() => reloadEntry('/api/index/info'))
}

afterEach(() => vi.unstubAllEnvs())

describe('the demo mark', () => {
  it('stands in a build for live money as long as no server has called itself live', () => {
    vi.stubEnv('VITE_LIVE', 'true')
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    renderScreen(<PageMarks />)
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
    renderScreen(<PageMarks />)
    await siteIs(example)
    if (stands) expect(screen.getByText(MARK)).toBeVisible()
    else expect(screen.queryByText(MARK)).not.toBeInTheDocument()
  })
})

describe('a live site', () => {
  it('does not become a demo when it refuses to say what it is once', async () => {
    vi.stubEnv('VITE_LIVE', 'true')
    renderScreen(<PageMarks />)
    await siteIs('live')
    await siteIs('refused_network_error')
    expect(screen.queryByText(MARK)).not.toBeInTheDocument()
  })
})

describe('the offline bar', () => {
  it('comes and goes with the network', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get')
    renderScreen(<PageMarks />)
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument()
    online.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/You are offline/)).toBeVisible()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument()
  })
})
