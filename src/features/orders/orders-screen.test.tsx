import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { paths, purchasePath, tradePath } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { OrdersScreen } from './orders-screen.tsx'

const ORDERS = 'GET /api/user/orderlist'
const HOLDINGS = 'GET /api/user/ajaxorder_list'

const show = (query = '', examples: Record<string, string> = {}) =>
  renderScreen(<OrdersScreen />, { path: `${paths.orders}${query}`, examples })

/** Without a layout only the first rows are drawn, and they count as hidden. */
const rows = () => screen.findAllByRole('article', { hidden: true })

async function row(index = 0) {
  const found = (await rows())[index]
  if (!found) throw new Error('No row')
  return found
}

async function openReceipt() {
  await userEvent.click(within(await row()).getByRole('button', { hidden: true }))
  return screen.findByRole('dialog', { name: 'Receipt' })
}

async function openFilter() {
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  return within(await screen.findByRole('dialog', { name: 'Filter' }))
}

describe('holding', () => {
  it('is what is shown first: open orders with their countdown', {
    tags: 'state.orders-holding',
  }, async () => {
    show()
    expect(await screen.findByRole('radio', { name: 'Holding' })).toBeChecked()
    const first = await row()
    expect(first).toHaveTextContent('Bitcoin')
    expect(first).toHaveTextContent('Buy up')
    expect(first).toHaveTextContent('300.00 USD')
    expect(within(first).getByText('Open')).toHaveClass('pending')
    expect(within(first).getByRole('timer', { hidden: true })).toHaveTextContent(/^0[0-3]:\d\d$/)
  })

  it('says what all of them hold, and the best beside the worst that can come', async () => {
    show()
    expect(await screen.findByText('In open orders')).toBeVisible()
    expect(screen.getByText('19,500.00 of 20,000.00 USD left · fees 5.00 USD')).toBeVisible()
    expect(screen.getByText('+433.00')).toHaveClass('positive')
    expect(screen.getByText('−505.00')).toHaveClass('negative')
  })

  it('says of one whose second has come that it settles', async () => {
    show('', { [HOLDINGS]: 'due' })
    expect(await row(1)).toHaveTextContent('Settling')
  })

  it('says that nothing is open, and where it could begin', async () => {
    show('', { [HOLDINGS]: 'empty' })
    expect(await screen.findByText('No open orders')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all prices' })).toHaveAttribute(
      'href',
      paths.index,
    )
    expect(screen.queryByText('In open orders')).toBeNull()
  })
})

describe('contract orders', () => {
  it.each([
    ['win', 'Won', 'positive', '+32.40 USD'],
    ['loss', 'Lost', 'negative', '−20.20 USD'],
    ['draw', 'Unchanged', 'neutral', '0.00 USD'],
  ])(
    '%s: says the result by word, sign and colour',
    { tags: 'state.orders-contract' },
    async (result, word, tone, net) => {
      show(`?view=contract&result=${result}`, { [ORDERS]: result })
      const first = await row()
      expect(within(first).getByText(word)).toHaveClass(tone)
      expect(first).toHaveTextContent(net)
    },
  )

  it('shows what the server cannot tell as unknown, without a figure', async () => {
    show('?view=contract', { [ORDERS]: 'unknown_status' })
    const first = await row()
    expect(within(first).getByText('Unknown status')).toHaveClass('neutral')
    expect(first).not.toHaveTextContent(/[+−]\d+\.\d\d USD/)
  })

  it('sums the settled orders', async () => {
    show('?view=contract')
    expect(await screen.findByText('Profit from 6 settled orders')).toBeVisible()
    expect(screen.getByText('3 won · 2 lost · 1 unchanged')).toBeVisible()
    expect(screen.getByText('+474.13')).toBeVisible()
    expect(screen.getByText('1,236.18')).toBeVisible()
    expect(screen.getByText('754.50')).toBeVisible()
    expect(screen.getByText('7.55')).toBeVisible()
  })

  it('calls a sum below nothing a loss', async () => {
    show('?view=contract', { [ORDERS]: 'long_list' })
    expect(await screen.findByText('Loss from 26 settled orders')).toBeVisible()
    expect(screen.getByText('−1,109.42')).toHaveClass('negative')
  })

  it('has no sum where nothing is settled', async () => {
    show('?view=contract&result=open', { [ORDERS]: 'open' })
    await row()
    expect(screen.queryByText(/settled order/)).toBeNull()
  })

  it('warns of a result that does not match its prices', async () => {
    show('?view=contract', { [ORDERS]: 'word_differs' })
    expect(await row()).toHaveTextContent("This result doesn't match its prices")
    const receipt = await openReceipt()
    expect(within(receipt).getByRole('alert')).toHaveTextContent('+255.00 USD')
  })
})

describe('a receipt', () => {
  it('has both prices with their ticks, and the app’s own word on it', async () => {
    show('?view=contract&result=win', { [ORDERS]: 'win' })
    const receipt = await openReceipt()
    expect(receipt).toHaveTextContent('BTCUSD-7180388400')
    expect(receipt).toHaveTextContent('BTCUSD-7180388640')
    expect(receipt).toHaveTextContent('96,812.30')
    expect(receipt).toHaveTextContent('96,840.75')
    expect(receipt).toHaveTextContent('72.80 USD')
    expect(receipt).toHaveTextContent('Checked')
    await userEvent.click(within(receipt).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('names the next step to a newcomer', async () => {
    show('?view=contract&result=win', {
      [ORDERS]: 'win',
      'GET /api/user/index': 'newbie',
    })
    const receipt = within(await openReceipt())
    expect(await receipt.findByRole('link', { name: 'Next: verify your name' })).toHaveAttribute(
      'href',
      paths.verification,
    )
  })

  it('leads to the same ticket again', async () => {
    show('?view=contract&result=win', { [ORDERS]: 'win' })
    const receipt = await openReceipt()
    await userEvent.click(within(receipt).getByRole('button', { name: 'Order again' }))
    expect(currentAddress()).toBe(tradePath('BTCUSD', { amount: '40.00', seconds: '60' }))
  })
})

describe('project orders', () => {
  it.each([
    [0, 'Growth 90', 'Top-up needed', 'pending', /1,000\.00 USD Until 20/],
    [1, 'Flex 7', 'Matured', 'neutral', /\+0\.35 · 20/],
    [2, 'Steady 30', 'Earning', 'positive', /\+4\.80 · Until 20/],
    [3, 'Steady 30', 'Redeemed early', 'neutral', /\+0\.72 · 20/],
  ] as const)(
    'row %s: %s is %s',
    { tags: 'state.orders-project' },
    async (index, name, word, tone, standing) => {
      show('?view=project', { [ORDERS]: 'project' })
      const found = await row(index)
      expect(found).toHaveTextContent(name)
      expect(found).toHaveTextContent(standing)
      expect(within(found).getByText(word)).toHaveClass(tone)
    },
  )

  it('leads to the purchase, and has no sum of timed orders', async () => {
    show('?view=project', { [ORDERS]: 'project' })
    expect(within(await row()).getByRole('link', { hidden: true })).toHaveAttribute(
      'href',
      purchasePath('pu_7002'),
    )
    expect(screen.queryByText(/settled order/)).toBeNull()
  })
})

describe('the filter', () => {
  it('changes the view, and stands in the address', async () => {
    show()
    await userEvent.click(await screen.findByRole('radio', { name: 'History' }))
    expect(currentAddress()).toBe(`${paths.orders}?view=history`)
    expect(await row()).toHaveTextContent('Ether')
    await userEvent.click(screen.getByRole('radio', { name: 'Holding' }))
    expect(currentAddress()).toBe(paths.orders)
  })

  it('asks by product, direction, result and days', async () => {
    show('?view=history')
    const filter = await openFilter()
    await waitFor(() => expect(filter.getByRole('option', { name: 'Bitcoin' })).toBeInTheDocument())
    await userEvent.selectOptions(filter.getByLabelText('Product'), 'BTCUSD')
    await userEvent.click(filter.getByRole('radio', { name: 'Buy down' }))
    await userEvent.click(filter.getByRole('radio', { name: 'Won' }))
    fireEvent.change(filter.getByLabelText('First day'), { target: { value: '2026-11-01' } })
    fireEvent.change(filter.getByLabelText('Last day'), { target: { value: '2026-11-20' } })
    expect(currentAddress()).toBe(
      `${paths.orders}?view=history&symbol=BTCUSD&direction=down&result=win&from=2026-11-01&to=2026-11-20`,
    )
    expect(filter.queryByRole('radio', { name: 'Open' })).toBeNull()
    await userEvent.click(filter.getByRole('button', { name: 'Show orders' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('takes a typed year when it is complete, and moves no other day', async () => {
    show('?view=history&from=2026-11-01&to=2026-11-10')
    const filter = await openFilter()
    const first = filter.getByLabelText('First day')
    const type = (value: string) => fireEvent.change(first, { target: { value } })
    const address = (range: string) => `${paths.orders}?view=history${range}`
    const before = currentAddress()
    for (const year of ['0002', '0020', '0202']) {
      type(`${year}-11-05`)
      expect(currentAddress()).toBe(before)
    }
    expect(first).toHaveAccessibleDescription('')
    fireEvent.blur(first)
    expect(first).toHaveAccessibleDescription(
      'Enter a complete date from 2000-01-01 to 2099-12-31.',
    )
    expect(filter.getByLabelText('Last day')).toHaveValue('2026-11-10')
    type('2026-11-05')
    expect(first).toHaveAccessibleDescription('')
    expect(currentAddress()).toBe(address('&from=2026-11-05&to=2026-11-10'))
    // After the last day: neither takes effect until they are in order.
    type('2026-11-20')
    fireEvent.blur(first)
    expect(first).toHaveAccessibleDescription('The first day is after the last day.')
    expect(currentAddress()).toBe(address('&from=2026-11-05&to=2026-11-10'))
    fireEvent.change(filter.getByLabelText('Last day'), { target: { value: '2026-11-25' } })
    expect(currentAddress()).toBe(address('&from=2026-11-20&to=2026-11-25'))
    type('')
    expect(currentAddress()).toBe(address('&to=2026-11-25'))
  })

  it('has for a view what its call takes', async () => {
    show()
    const filter = await openFilter()
    expect(filter.getByLabelText('Product')).toBeVisible()
    expect(filter.queryByLabelText('First day')).toBeNull()
    expect(filter.queryByRole('radiogroup', { name: 'Result' })).toBeNull()
  })

  it('shows what is set, and takes each away with a press', async () => {
    show('?view=contract&symbol=BTCUSD&result=loss&from=2026-11-01', { [ORDERS]: 'loss' })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Lost' }))
    expect(currentAddress()).toBe(`${paths.orders}?view=contract&symbol=BTCUSD&from=2026-11-01`)
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: From 2026-11-01' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: BTCUSD' }))
    expect(currentAddress()).toBe(`${paths.orders}?view=contract`)
  })

  it('never says what a link calls a product', async () => {
    show('?view=contract&symbol=SEND%20USDT%20TO%20TXyz')
    const chip = await screen.findByRole('button', { name: 'Remove filter: Another product' })
    expect(chip).toBeVisible()
    const filter = await openFilter()
    expect(filter.getByLabelText('Product')).toHaveDisplayValue('Another product')
    expect(screen.queryByText(/USDT/)).not.toBeInTheDocument()
  })

  it('is reset as a whole', async () => {
    show('?view=contract&symbol=NOSUCH&direction=up')
    const filter = await openFilter()
    expect(filter.getByLabelText('Product')).toHaveValue('NOSUCH')
    await userEvent.click(filter.getByRole('button', { name: 'Reset' }))
    expect(currentAddress()).toBe(`${paths.orders}?view=contract`)
    expect(filter.getByRole('button', { name: 'Reset' })).toHaveAccessibleDescription(
      'No filter is set',
    )
  })

  it.each([
    ['contract', 'No timed orders yet'],
    ['project', 'No investments yet'],
    ['history', 'No past orders yet'],
  ])('says what is empty: %s, or what was asked of it', async (view, words) => {
    show(`?view=${view}`, { [ORDERS]: 'empty' })
    expect(await screen.findByText(words)).toBeVisible()
    const filter = await openFilter()
    fireEvent.change(filter.getByLabelText('First day'), { target: { value: '2026-11-01' } })
    expect(await screen.findByText('No orders match this filter')).toBeInTheDocument()
  })
})

describe('saving as CSV', () => {
  /** The files that the page saved, by name. */
  function catchFiles() {
    const files = new Map<string, Blob>()
    let last: Blob | undefined
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => {
          last = blob
          return 'blob:test'
        }
        static override revokeObjectURL = () => undefined
      },
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (last) files.set(this.download, last)
    })
    return files
  }

  async function save(query: string, example: string) {
    const files = catchFiles()
    show(query, { [ORDERS]: example, [HOLDINGS]: example })
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }))
    expect(await screen.findByText(/items? saved/)).toBeInTheDocument()
    const [[name, blob] = []] = [...files]
    const lines = (await blob?.text())?.trim().split('\r\n') ?? []
    return { name, lines }
  }

  it('saves all pages of the filter, with everything that a check needs', async () => {
    const { name, lines } = await save('?view=contract', 'long_list')
    expect(name).toMatch(/^contract-orders-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(lines).toHaveLength(27)
    expect(lines[0]).toMatch(/Open price,Opening tick,Opening tick published \(UTC\),/)
    expect(lines.at(-1)).toMatch(
      /^Contract,or_9100,Ether,.*Lost,USD,42\.25,ETHUSD,Buy down,60,0\.82,0\.42,3409\.06,ETHUSD-7180185600,/,
    )
  })

  it('saves the open orders', async () => {
    const { name, lines } = await save('', 'done')
    expect(name).toMatch(/^open-orders-/)
    expect(lines[1]).toMatch(/,or_9001,Bitcoin,.*,Open,USD,300\.00,/)
  })

  it('saves purchases by their own columns', async () => {
    const { lines } = await save('?view=project', 'project')
    expect(lines[0]).not.toContain('Close price')
    expect(lines[2]).toMatch(
      /^Project,pu_7003,Flex 7,[^,]+,Matured,USD,500\.00,0\.0001,7,[^,]+,0\.00,0\.35,0\.00,0\.00,[^,]+,500\.00$/,
    )
  })

  it('saves both kinds of the history, each with its own', {
    tags: 'state.orders-history',
  }, async () => {
    const { lines } = await save('?view=history', 'history')
    const count = (lines[0] ?? '').split(',').length
    expect(lines.some((line) => line.startsWith('Contract,'))).toBe(true)
    expect(lines.some((line) => line.startsWith('Project,'))).toBe(true)
    for (const line of lines) expect(line.split(',')).toHaveLength(count)
  })
})

describe('the days', () => {
  it('stand once above their orders, whose rows say the time alone', async () => {
    show('?view=contract')
    const days = await screen.findAllByRole('heading', { level: 2, hidden: true })
    const names = days.map(({ textContent }) => textContent)
    expect(new Set(names).size).toBe(names.length)
    expect(names[0]).toMatch(/^(Today, )?\d{4}-\d\d-\d\d$/)
    for (const one of await rows()) {
      expect(one).toHaveTextContent(/\d\d:\d\d [AP]M|Project|Until|\+/)
    }
  })

  it('of yesterday are two taps away, and one more takes them off', async () => {
    show()
    await userEvent.click(await screen.findByRole('radio', { name: 'History' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yesterday' }))
    expect(currentAddress()).toMatch(/view=history&from=(\d{4}-\d\d-\d\d)&to=\1$/)
    expect(screen.queryByRole('button', { name: /^Remove the filter/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Yesterday', pressed: true }))
    expect(currentAddress()).toBe(`${paths.orders}?view=history`)
  })
})
