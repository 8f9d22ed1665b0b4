import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

type Render = typeof import('@/test/render.tsx')
type Options = Parameters<Render['renderScreen']>[1]
let test: Render

beforeEach(async () => {
  vi.resetModules()
  test = await import('@/test/render.tsx')
})

const PATH = '/pages/customer/customer'

async function show(query = '', options: Options = {}) {
  const { CustomerScreen } = await import('./customer-screen.tsx')
  return test.renderScreen(<CustomerScreen />, { path: `${PATH}${query}`, token: null, ...options })
}

function clipboard() {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  return writeText
}

describe('customer service', () => {
  it('says when it answers, and that it does now', async () => {
    await show()
    expect(await screen.findByText('Open now')).toBeVisible()
    expect(screen.getByText('09:00 – 21:00 (UTC)')).toBeVisible()
    expect(screen.getByText(/Mon.*Sun/)).toBeVisible()
  })

  it('says that it is closed, with the hours of its own zone', async () => {
    await show('', { examples: { 'GET /api/index/info': 'live' } })
    expect(await screen.findByText('Closed now')).toBeVisible()
    expect(screen.getByText('09:00 – 18:00 (Asia/Hong_Kong)')).toBeVisible()
    expect(screen.queryByText(/Sun/)).not.toBeInTheDocument()
  })

  it('opens each channel by its own means', async () => {
    await show()
    const list = await screen.findByRole('list', { name: 'Ways to contact customer service' })
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://example.com/support', 'mailto:support@example.com', 'tel:+12025550100'])
  })

  it('shows a refusal and asks again', async () => {
    await show('', { examples: { 'GET /api/index/info': 'refused_network_error' } })
    expect(await screen.findByText('network error')).toBeVisible()
    test.answerWith({})
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Open now')).toBeVisible()
  })

  it('hands over what the user was looking at, ready to be copied', {
    tags: 'can.reach-support',
  }, async () => {
    const { OWN_LINK: state } = await import('@/shell/own-link.ts')
    await show('?page=/pages/cash/cash&record=WD-1', { token: 'h5test-0123456789abcdef', state })
    const copy = await screen.findByRole('button', { name: 'Copy' })
    await screen.findByText('100237')
    const writeText = clipboard()
    await userEvent.click(copy)
    expect(writeText).toHaveBeenCalledWith(
      'User ID: 100237\nPage: /pages/cash/cash\nReference number: WD-1\nVersion: 2.3.4-0a1b2c3d · fedcba98 · 2026-11-20 08:30 UTC',
    )
    expect(await screen.findByText('copied successfully')).toBeVisible()
  })

  it('says nothing that a link from outside put in the place of a page or a record', async () => {
    const words = 'Deposit address changed: send USDT to TXyz'
    const query = new URLSearchParams({ page: words, record: words })
    await show(`?${query}`, { token: 'h5test-0123456789abcdef' })
    const copy = await screen.findByRole('button', { name: 'Copy' })
    await screen.findByText('100237')
    expect(screen.queryByText(/USDT/)).not.toBeInTheDocument()
    const writeText = clipboard()
    await userEvent.click(copy)
    expect(writeText).toHaveBeenCalledWith(
      'User ID: 100237\nVersion: 2.3.4-0a1b2c3d · fedcba98 · 2026-11-20 08:30 UTC',
    )
  })

  it('takes of a page no more than its path', async () => {
    await show(`?page=${encodeURIComponent('/pages/cash/cash?send=USDT')}`)
    expect(await screen.findByText('/pages/cash/cash')).toBeVisible()
    expect(screen.queryByText(/USDT/)).not.toBeInTheDocument()
  })

  it('says so where the browser does not let it copy', async () => {
    await show('?page=/pages/cash/cash')
    const copy = await screen.findByRole('button', { name: 'Copy' })
    clipboard().mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await userEvent.click(copy)
    expect(await screen.findByText(/We can't copy here/)).toBeVisible()
  })

  it('hands over the version alone for a visitor who came by a tab', async () => {
    await show()
    const copy = await screen.findByRole('button', { name: 'Copy' })
    const writeText = clipboard()
    await userEvent.click(copy)
    expect(writeText).toHaveBeenCalledWith(
      'Version: 2.3.4-0a1b2c3d · fedcba98 · 2026-11-20 08:30 UTC',
    )
  })
})
