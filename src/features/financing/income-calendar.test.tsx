import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { calendarPath, paths, purchasePath } from '@/lib/paths.ts'
import { watchCalls } from '@/test/network.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { PurchaseScreen } from './purchase-screen.tsx'

const CALENDAR = 'GET /api/user/income_calendar'

const show = (example = 'done') =>
  renderScreen(<PurchaseScreen />, { path: calendarPath, examples: { [CALENDAR]: example } })

describe('the calendar of incomes', () => {
  it('tells what the month pays, and what of it comes', async () => {
    show()
    for (const [term, figure] of [
      ['Income', '10.40 USD'],
      ['Paid', '6.40 USD'],
      ['Held', '3.75 USD'],
      ['Upcoming', '4.00 USD'],
      ['Principal back', '500.00 USD'],
    ] as const) {
      const [label] = await screen.findAllByText(term, { selector: 'dt *, dt' })
      expect(label?.closest('div')).toHaveTextContent(`${term}${figure}`)
    }
  })

  it('begins with what comes next; the days that are over are folded', async () => {
    show()
    const folded = await screen.findByText('12 earlier days')
    const [first] = screen.getAllByRole('heading', { level: 2 }).filter((one) => !hidden(one))
    const day = within(first?.closest('section') ?? document.body)
    const [steady, growth] = day.getAllByRole('link')
    expect(steady).toHaveTextContent(/^Steady 30 Income 0\.40 Upcoming$/)
    expect(steady).toHaveAttribute('href', purchasePath('pu_7001'))
    expect(growth).toHaveTextContent(/^Growth 90 Income 0\.25 Held$/)
    await userEvent.click(folded)
    expect(screen.getByText('Principal back', { selector: 'li *' })).toBeVisible()
  })

  it('has the days of the month in weeks; one that is pressed is alone in the list', async () => {
    show()
    const grid = await screen.findByRole('table')
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(7)
    const days = within(grid).getAllByRole('button')
    const count = () =>
      screen.getAllByRole('heading', { level: 2 }).filter((one) => !hidden(one)).length
    const before = count()
    const last = days.at(-1) as HTMLElement
    await userEvent.click(last)
    expect(last).toHaveAttribute('aria-pressed', 'true')
    expect(count()).toBe(1)
    expect(screen.queryByText(/earlier day/)).toBeNull()
    await userEvent.click(last)
    expect(count()).toBe(before)
  })

  it('shows a month that is over whole', async () => {
    show('past_month')
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(10)
    expect(screen.queryByText(/earlier day/)).toBeNull()
    expect(screen.getAllByText('Lost').at(-1)).toHaveClass('negative')
  })

  it('asks for the month that is chosen, which stands in the address', async () => {
    show()
    const calls = watchCalls('GET', '/api/user/income_calendar')
    const months = await screen.findByRole('combobox', { name: 'Month' })
    expect(within(months).getAllByRole('option')).toHaveLength(5)
    const december = within(months).getAllByRole<HTMLOptionElement>('option')[2]
    await userEvent.selectOptions(months, december?.value ?? '')
    expect(currentAddress()).toBe(`${calendarPath}&month=${december?.value}`)
    expect(calls.at(-1)?.url.search).toBe(`?month_from=${december?.value}`)
  })

  it('is there for who has bought nothing', async () => {
    show('empty')
    expect(await screen.findByText(/No income or principal/)).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(1)
  })

  it('is reached from the list of purchases', async () => {
    renderScreen(<PurchaseScreen />, { path: paths.purchase })
    expect(await screen.findByRole('link', { name: 'Income calendar' })).toHaveAttribute(
      'href',
      calendarPath,
    )
  })
})

const hidden = (one: Element) => one.closest('details') !== null
