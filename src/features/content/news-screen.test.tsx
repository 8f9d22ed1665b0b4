import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { newsPath, paths } from '@/lib/paths.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { NewsDetailsScreen } from './news-details-screen.tsx'
import { NewsScreen } from './news-screen.tsx'

const LIST = 'GET /api/index/about_list'
const ARTICLE = 'GET /api/index/about_details'

const showList = (examples: Record<string, string> = {}) =>
  renderScreen(<NewsScreen />, { path: paths.news, examples })
const showArticle = (examples: Record<string, string> = {}) =>
  renderScreen(<NewsDetailsScreen />, { path: newsPath('nw_309'), examples })

async function firstRow() {
  const [row] = await screen.findAllByRole('article', { hidden: true })
  if (!row) throw new Error('No row')
  return row
}

/** What is handed on to other apps, or null where this device cannot. */
function device(share: ((shared: object) => Promise<void>) | undefined) {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { clipboard: { value: { writeText } }, share: { value: share } }),
  )
  return writeText
}

describe('the news', () => {
  it('lead to their articles, with category, summary and date', async () => {
    showList()
    const row = await firstRow()
    expect(row).toHaveTextContent('Gold ends the week little changed')
    expect(row).toHaveTextContent('Spot gold moved within a narrow range.')
    expect(row).toHaveTextContent(/Markets \d{4}-\d{2}-\d{2}$/)
    expect(within(row).getByRole('link', { hidden: true })).toHaveAttribute(
      'href',
      newsPath('nw_310'),
    )
  })

  it('are chosen by category, in the address', async () => {
    showList()
    await firstRow()
    await userEvent.click(screen.getByRole('radio', { name: 'Company' }))
    expect(currentAddress()).toBe(`${paths.news}?category=company`)
    await userEvent.click(screen.getByRole('radio', { name: 'All' }))
    expect(currentAddress()).toBe(paths.news)
  })

  it('say what is empty: all, or this category', async () => {
    showList({ [LIST]: 'empty' })
    expect(await screen.findByText('No news yet')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Guides' }))
    expect(await screen.findByText('No news in this category')).toBeVisible()
  })
})

describe('an article', () => {
  it('is shown with its words, sanitised', { tags: 'can.read-news' }, async () => {
    showArticle()
    expect(
      await screen.findByRole('heading', { name: 'How a timed order is settled' }),
    ).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'The close price' })).toBeVisible()
    expect(screen.getByText('Company')).toBeVisible()
  })

  it('is read larger, also the next time', async () => {
    const { unmount } = showArticle()
    await userEvent.click(await screen.findByRole('button', { name: 'Text size: normal' }))
    expect(screen.getByRole('button', { name: 'Text size: large' })).toBeVisible()
    unmount()
    showArticle()
    await userEvent.click(await screen.findByRole('button', { name: 'Text size: large' }))
    await userEvent.click(screen.getByRole('button', { name: 'Text size: very large' }))
    expect(screen.getByRole('button', { name: 'Text size: normal' })).toBeVisible()
  })

  it('is handed on to another app', async () => {
    showArticle()
    const button = await screen.findByRole('button', { name: 'Share' })
    const share = vi.fn<(shared: object) => Promise<void>>(() => Promise.resolve())
    device(share)
    await userEvent.click(button)
    expect(share).toHaveBeenCalledWith({
      title: 'How a timed order is settled',
      url: `http://127.0.0.1/h5/#${newsPath('nw_309')}`,
    })
  })

  it('is copied where the device cannot hand it on, or fails to', async () => {
    showArticle()
    const button = await screen.findByRole('button', { name: 'Share' })
    const copied = device(undefined)
    await userEvent.click(button)
    expect(await screen.findByText('copied successfully')).toBeVisible()
    expect(copied).toHaveBeenCalledWith(`http://127.0.0.1/h5/#${newsPath('nw_309')}`)
    const again = device(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await userEvent.click(button)
    expect(again).toHaveBeenCalledOnce()
  })

  it('is not copied for who leaves the choice of apps', async () => {
    showArticle()
    const button = await screen.findByRole('button', { name: 'Share' })
    const copied = device(() => Promise.reject(new DOMException('left', 'AbortError')))
    await userEvent.click(button)
    expect(copied).not.toHaveBeenCalled()
  })

  it('says so where there is none, and cannot be shared then', async () => {
    showArticle({ [ARTICLE]: 'refused_no_data' })
    expect(await screen.findByText('no data')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    answerWith({})
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Company')).toBeVisible()
  })

  it('leads to the list where the address names none', async () => {
    renderScreen(<NewsDetailsScreen />, { path: paths.newsDetails })
    expect(await screen.findByRole('link', { name: 'Show all news' })).toHaveAttribute(
      'href',
      paths.news,
    )
  })
})
