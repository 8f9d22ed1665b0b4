import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { paths, priceAlertsPath, tradePath } from '@/lib/paths.ts'
import { watchCalls } from '@/test/network.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { AlertsScreen } from './alerts-screen.tsx'

const ALERTS = 'GET /api/user/alerts'
const ADD = 'POST /api/user/alerts'

const show = (path: string = paths.priceAlerts, examples = {}, locale = 'en') =>
  renderScreen(<AlertsScreen />, { path, examples, capabilities: ['price_alerts'], locale })

const price = () => screen.findByRole('textbox', { name: /Tell me at/ })
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Price alerts' })).getAllByRole('listitem')
const sent = async (calls: ReturnType<typeof watchCalls>) => {
  await waitFor(() => expect(calls).toHaveLength(1))
  return calls[0]?.form
}

describe('the list', () => {
  it('says of each alert where the price has to go, how often it tells and since when', async () => {
    show()
    const list = (await rows()).map((row) => row.textContent)
    expect(list[0]).toMatch(/^BTCUSD rises to.*Set .*98,500\.00.*Once$/)
    expect(list[1]).toMatch(/97,800\.00.*Each time$/)
    expect(list[2]).toMatch(/^EURUSD falls to.*Reached .*1\.08350.*Once$/)
    expect(screen.getByText('2 of 20 set')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows the price that reached one, and the way to its product', async () => {
    show()
    const [, , reached] = await rows()
    await userEvent.click(within(reached as HTMLElement).getByRole('button'))
    const sheet = await screen.findByRole('dialog', { name: 'Euro / US dollar' })
    expect(within(sheet).getByText('EURUSD-7180753420')).toBeVisible()
    expect(within(sheet).getByText('1.08349')).toBeVisible()
    expect(within(sheet).getByRole('link', { name: 'Show EURUSD' })).toHaveAttribute(
      'href',
      tradePath('EURUSD'),
    )
  })

  it('removes one', async () => {
    const calls = watchCalls('POST', '/api/user/alert_remove')
    show()
    const [first] = await rows()
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await sent(calls)).toEqual({ id: 'pa_3' })
    expect(await screen.findByText('Alert removed')).toBeVisible()
  })

  it('leads to the products where there is none', async () => {
    show(paths.priceAlerts, { [ALERTS]: 'empty' })
    expect(await screen.findByRole('link', { name: 'Choose a product' })).toHaveAttribute(
      'href',
      paths.index,
    )
  })
})

describe('the form', () => {
  it('sets none where there are as many as may be, and says so', async () => {
    const calls = watchCalls('POST', '/api/user/alerts')
    show(priceAlertsPath('BTCUSD'), { [ALERTS]: 'full' })
    await userEvent.type(await price(), '98,500')
    const button = screen.getByRole('button', { name: 'Set alert' })
    expect(button).toHaveAccessibleDescription(/^You can have 20 price alerts at a time/)
    await userEvent.click(button)
    expect(calls).toHaveLength(0)
  })

  it('suggests no price, and sets what is typed, for each time', async () => {
    const calls = watchCalls('POST', '/api/user/alerts')
    show(priceAlertsPath('BTCUSD'))
    expect(await price()).toHaveValue('')
    await userEvent.type(await price(), '98,500')
    await userEvent.click(screen.getByRole('radio', { name: 'Each time' }))
    expect(screen.getByText(/at most every five minutes/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }))
    expect(await sent(calls)).toEqual({ symbol: 'BTCUSD', price: '98500', repeat: 'each' })
    expect(await screen.findByText(/We'll tell you when BTCUSD reaches 98,500\.00/)).toBeVisible()
    expect(await price()).toHaveValue('')
  })

  it('has the price of the chart', async () => {
    show(priceAlertsPath('BTCUSD', '97510.00'))
    expect(await price()).toHaveValue('97510.00')
  })

  it.each(['de', 'es', 'vi'])('reads 154.500 by the product’s decimals in %s', async (locale) => {
    const calls = watchCalls('POST', '/api/user/alerts')
    show(priceAlertsPath('USDJPY'), {}, locale)
    await userEvent.type(await price(), '154.500')
    expect(screen.getByText('Understood as 154,500 USD')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }))
    expect(await sent(calls)).toEqual({ symbol: 'USDJPY', price: '154.5', repeat: 'once' })
  })

  it.each([
    ['154500', '154,500.000 is 99,976.4% above the last price of 154.382.'],
    ['15.45', '15.450 is 90% below the last price of 154.382.'],
  ])('asks before it sets %s, which is far from the last price', async (typed, words) => {
    const calls = watchCalls('POST', '/api/user/alerts')
    show(priceAlertsPath('USDJPY'))
    await screen.findByText('Last price: 154.382')
    await userEvent.type(await price(), typed)
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(words)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Correct the price' }))
    expect(calls).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }))
    const again = within(await screen.findByRole('alertdialog'))
    await userEvent.click(again.getByRole('button', { name: 'Set alert' }))
    expect(await sent(calls)).toMatchObject({ price: typed })
  })

  it('takes no more decimals than the product has', async () => {
    const calls = watchCalls('POST', '/api/user/alerts')
    show(priceAlertsPath('BTCUSD'))
    await userEvent.type(await price(), '98500.123')
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }))
    expect(await screen.findByText('Prices of this product have 2 decimals.')).toBeVisible()
    expect(calls).toEqual([])
  })

  it.each([
    ['refused_price_reached', 'The price is there now. Choose one above or below it.'],
    ['refused_alert_exists', 'You have an alert at this price already.'],
  ])('marks the price that is %s', async (example, words) => {
    show(priceAlertsPath('BTCUSD'), { [ADD]: example })
    await userEvent.type(await price(), '98500')
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(await price()).toHaveFocus()
  })

  it('says how many there may be', async () => {
    show(priceAlertsPath('BTCUSD'), { [ALERTS]: 'full', [ADD]: 'refused_alerts_max' })
    await userEvent.type(await price(), '98500')
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }))
    expect(
      await screen.findByText('You can have 20 price alerts at a time. Remove one to add another.'),
    ).toBeVisible()
  })

  it('changes one, or leaves it', async () => {
    const calls = watchCalls('POST', '/api/user/alert_change')
    show()
    const [, second] = await rows()
    await userEvent.click(within(second as HTMLElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    expect(await price()).toHaveValue('97800.00')
    expect(screen.getByRole('radio', { name: 'Each time' })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Keep it as it is' })).toBeVisible()
    await userEvent.clear(await price())
    await userEvent.type(await price(), '98200')
    await userEvent.click(screen.getByRole('button', { name: 'Change alert' }))
    expect(await sent(calls)).toEqual({ id: 'pa_2', price: '98200', repeat: 'each' })
    await waitFor(() => expect(currentAddress()).toBe(priceAlertsPath('BTCUSD')))
  })
})
