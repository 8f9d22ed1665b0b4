import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { hideAmounts } from '@/domain/balances/shown-amounts.tsx'
import { paths, purchaseActionPath, purchasePath } from '@/lib/paths.ts'
import { renderScreen } from '@/test/render.tsx'
import { FinanceScreen } from './finance-screen.tsx'

const PRODUCT = 'GET /api/user/yuebaoinfo'
const PURCHASES = 'GET /api/user/project_orderlist'

const show = (examples: Record<string, string> = {}) =>
  renderScreen(<FinanceScreen />, { path: paths.finance, examples })

/** The figure beside a label. */
async function figure(label: string): Promise<string | null> {
  const term = await screen.findByText(label, { selector: 'dt, dt *' })
  return within(term.closest('div') as HTMLElement).getByRole('definition').textContent
}

beforeEach(() => hideAmounts(false))

describe('the finance overview', () => {
  it('shows the balance product of the specification', async () => {
    show()
    const total = await screen.findByText('In projects')
    expect(total.parentElement).toHaveTextContent('In projects3,000.00 USD')
    expect(await figure('Earning')).toBe('2,000.00 USD')
    expect(await figure('Top-up needed')).toBe('1,000.00 USD')
    expect(await figure('Income held until you top up')).toBe('1.25 USD')
    expect(await figure('Income yesterday')).toBe('+0.40 USD')
    expect(await figure('Income so far')).toBe('+7.12 USD')
  })

  it('does not speak of held income where there is none', async () => {
    show({ [PRODUCT]: 'earning' })
    await figure('Income so far')
    expect(screen.queryByText('Income held until you top up')).not.toBeInTheDocument()
  })

  it('hides its amounts', async () => {
    show()
    await figure('Earning')
    const purchases = screen.getByRole('region', { name: 'Current investments' })
    const [row] = await within(purchases).findAllByRole('listitem')
    expect(row).toHaveTextContent(/[\d,.]+ USD/)
    await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }))
    expect(await figure('Earning')).toBe('••••••hidden')
    expect(row).not.toHaveTextContent(/[\d,.]+ USD/)
  })

  it('tells of a sum what it is made of', async () => {
    show()
    await userEvent.click(
      await screen.findByRole('button', { name: 'Income held until you top up' }),
    )
    const sheet = await screen.findByRole('dialog', { name: 'Income held until you top up' })
    expect(sheet).toHaveTextContent('You receive it once you add the money.')
    expect(within(sheet).getByRole('link')).toHaveAttribute('href', paths.purchase)
  })

  it('says what is due', async () => {
    show({ [PURCHASES]: 'awaiting_append' })
    const due = await screen.findByRole('region', { name: 'Due next' })
    expect(within(due).getByRole('link', { name: /^Growth 90/ })).toHaveAttribute(
      'href',
      purchaseActionPath('pu_7002', 'append'),
    )
  })

  it('shows what works now, each with its page', async () => {
    show()
    const purchases = await screen.findByRole('region', { name: 'Current investments' })
    await within(purchases).findAllByRole('listitem')
    const links = within(purchases).getAllByRole('link')
    expect(links[0]).toHaveAttribute('href', paths.purchase)
    expect(links[1]).toHaveAttribute('href', expect.stringContaining(purchasePath('pu_')))
  })

  it('leads a new user to the projects', async () => {
    show({ [PURCHASES]: 'empty', [PRODUCT]: 'empty' })
    const purchases = await screen.findByRole('region', { name: 'Current investments' })
    expect(
      await within(purchases).findByRole('link', { name: 'See the projects' }),
    ).toHaveAttribute('href', paths.project)
    expect(screen.queryByText('In projects')).toBeNull()
  })

  it('shows one part where another is refused', async () => {
    show({ [PRODUCT]: 'refused_network_error' })
    expect(await screen.findByRole('alert')).toBeVisible()
    const purchases = screen.getByRole('region', { name: 'Current investments' })
    expect(await within(purchases).findAllByRole('link')).not.toHaveLength(0)
  })
})
