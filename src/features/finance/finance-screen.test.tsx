import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { hideAmounts } from '@/domain/balances/shown-amounts.tsx'
import { ledgerPath, paths, purchasePath } from '@/lib/paths.ts'
import { renderScreen } from '@/test/render.tsx'
import { FinanceScreen } from './finance-screen.tsx'

const PRODUCT = 'GET /api/user/yuebaoinfo'
const PURCHASES = 'GET /api/user/project_orderlist'

const show = (examples: Record<string, string> = {}) =>
  renderScreen(<FinanceScreen />, { path: paths.finance, examples })

/** The figure beside a label. */
async function figure(label: string): Promise<string | null> {
  const term = await screen.findByText(label, { selector: 'dt' })
  return within(term.closest('div') as HTMLElement).getByRole('definition').textContent
}

beforeEach(() => hideAmounts(false))

describe('the finance overview', () => {
  it('shows the balance product of the specification', async () => {
    show()
    expect(await screen.findByText('In projects')).toBeVisible()
    expect(await figure('Earning')).toMatch(/USD$/)
    expect(await figure('Top-up needed')).toMatch(/USD$/)
    expect(await figure('Income yesterday')).toMatch(/^\+?[\d,.]+ USD$/)
    expect(await figure('Income so far')).toMatch(/^\+?[\d,.]+ USD$/)
  })

  it('hides its amounts', async () => {
    show()
    await figure('Earning')
    const purchases = screen.getByRole('region', { name: 'Newest purchases' })
    const [row] = await within(purchases).findAllByRole('listitem')
    expect(row).toHaveTextContent(/[\d,.]+ USD/)
    await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }))
    expect(await figure('Earning')).toBe('••••••hidden')
    expect(row).not.toHaveTextContent(/[\d,.]+ USD/)
  })

  it('shows the newest purchases, each with its page', async () => {
    show()
    const purchases = await screen.findByRole('region', { name: 'Newest purchases' })
    await within(purchases).findAllByRole('listitem')
    const links = within(purchases).getAllByRole('link')
    expect(links[0]).toHaveAttribute('href', paths.purchase)
    expect(links[1]).toHaveAttribute('href', expect.stringContaining(purchasePath('pu_')))
  })

  it('leads a new user to the projects', async () => {
    show({ [PURCHASES]: 'empty', [PRODUCT]: 'empty' })
    const purchases = await screen.findByRole('region', { name: 'Newest purchases' })
    expect(
      await within(purchases).findByRole('link', { name: 'See the projects' }),
    ).toHaveAttribute('href', paths.project)
    expect(screen.queryByText('In projects')).toBeNull()
  })

  it('leads to everything that moves money, and to its records', async () => {
    show()
    const hrefs = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(hrefs('Move money')).toEqual([
      paths.deposit,
      paths.withdraw,
      paths.exchange,
      paths.project,
    ])
    expect(hrefs('Records')).toEqual([
      ledgerPath,
      paths.depositRecords,
      paths.withdrawalRecords,
      paths.exchangeRecords,
    ])
  })

  it('shows one part where another is refused', async () => {
    show({ [PRODUCT]: 'refused_network_error' })
    expect(await screen.findByRole('alert')).toBeVisible()
    const purchases = screen.getByRole('region', { name: 'Newest purchases' })
    expect(await within(purchases).findAllByRole('link')).not.toHaveLength(0)
  })
})
