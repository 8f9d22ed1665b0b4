import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { customerPath, paths } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { MessagesScreen } from './messages-screen.tsx'
import { NoticesScreen } from './notices-screen.tsx'

const LIST = 'GET /api/user/msg'
const MARK = 'POST /api/user/msg'
const NOTICES = 'GET /api/index/notice'

const show = (examples: Record<string, string> = {}, query = '') =>
  renderScreen(<MessagesScreen />, { path: `${paths.messages}${query}`, examples })

/** Without a layout only the first rows are drawn, and they count as hidden. */
async function firstRow() {
  const [row] = await screen.findAllByRole('article', { hidden: true })
  if (!row) throw new Error('No row')
  return row
}

async function openFirst() {
  await userEvent.click(within(await firstRow()).getByRole('button', { hidden: true }))
  return screen.findByRole('dialog')
}

describe('the messages', () => {
  it('say what they are about, when they came, and that they are unread', async () => {
    show()
    const row = await firstRow()
    expect(row).toHaveTextContent('Unread Deposit under review')
    expect(row).toHaveTextContent('We are reviewing your deposit of 300.00 USD.')
    expect(row).toHaveTextContent(/Deposits \d{2}:\d{2} [AP]M/)
  })

  it('count what is unread, in all and by type', async () => {
    show()
    await firstRow()
    expect(screen.getByRole('radio', { name: 'All 3 unread' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Deposits 1 unread' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Security' })).toBeVisible()
  })

  it('are chosen by type, in the address', async () => {
    show()
    await firstRow()
    await userEvent.click(screen.getByRole('radio', { name: 'Deposits 1 unread' }))
    expect(currentAddress()).toBe(`${paths.messages}?type=deposit`)
    expect(await screen.findByText('1 item')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /^All/ }))
    expect(currentAddress()).toBe(paths.messages)
  })

  it('have a neutral word for a type that nobody knows', async () => {
    show({ [LIST]: 'unknown_status' })
    expect(await firstRow()).toHaveTextContent('Message of the former system')
    expect(await firstRow()).toHaveTextContent(/Message \d{2}:\d{2} [AP]M/)
  })

  it('say what is empty: all, or this type', async () => {
    show({ [LIST]: 'empty' })
    expect(await screen.findByText('No messages yet')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Security' }))
    expect(await screen.findByText('No messages of this type')).toBeVisible()
  })
})

describe('reading', () => {
  it('opens the whole message, marks it, and takes the counts of the server', async () => {
    show()
    const sheet = await openFirst()
    expect(sheet).toHaveAccessibleName('Deposit under review')
    expect(sheet).toHaveTextContent('Reference numberde_3008')
    expect(within(sheet).getByRole('link', { name: 'View details' })).toHaveAttribute(
      'href',
      paths.depositRecords,
    )
    expect(within(sheet).getByRole('link', { name: /customer service/ })).toHaveAttribute(
      'href',
      customerPath({ page: paths.depositRecords, record: 'de_3008' }),
    )
    await waitFor(async () => expect(await firstRow()).not.toHaveTextContent('Unread'))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('radio', { name: 'All 2 unread' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Deposits' })).toBeVisible()
  })

  it('marks all at once', async () => {
    show({ [MARK]: 'all' })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText('All read')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'All' })).toBeVisible()
    expect(await firstRow()).not.toHaveTextContent('Unread')
  })

  it('says why marking was refused, and leaves the counts', async () => {
    show({ [MARK]: 'refused_too_many_requests' })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'All 3 unread' })).toBeVisible()
  })

  it('offers nothing to mark where all is read', async () => {
    show({ [LIST]: 'all_read' })
    expect(await screen.findByText('All read')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })
})

describe('the notices', () => {
  it('open with their whole text', { tags: 'can.read-notices' }, async () => {
    renderScreen(<NoticesScreen />, { path: paths.notices })
    const sheet = await openFirst()
    expect(sheet).toHaveAccessibleName('Planned maintenance on Sunday')
    expect(sheet).toHaveTextContent('TRC20 withdrawals pause on Sunday from 02:00 to 03:00 UTC.')
  })

  it('say that there is none', async () => {
    renderScreen(<NoticesScreen />, { path: paths.notices, examples: { [NOTICES]: 'empty' } })
    expect(await screen.findByText('No notices')).toBeVisible()
  })
})
