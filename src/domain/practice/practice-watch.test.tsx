import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeClock, pass, tellTime } from '@/test/clock.ts'
import { breakCalls, changeAnswers, watchCalls } from '@/test/network.ts'
import { renderScreen } from '@/test/render.tsx'
import { ordersOf } from './practice-book.ts'
import { practiceExample } from './practice-example.ts'
import { placePractice } from './practice-exchange.ts'
import { practiceBook } from './practice-store.ts'
import { PracticeWatch } from './practice-watch.tsx'

const TICKS = '/api/index/ticks'
const OWNER = 'visitor'
const SECONDS = 180_000

const show = () => renderScreen(<PracticeWatch owner={OWNER} />, { token: null })

/** An order of three minutes, opened now. */
const place = () => placePractice(OWNER, practiceExample, Math.floor(Date.now() / 1000))

/** The server lists the tick by which an order settles. */
const publish = (second: number) =>
  changeAnswers('GET', TICKS, {
    list: [{ tick_id: `BTCUSD-${4 * second}`, price: '97900.00', as_of: second }],
  })

const results = () => ordersOf(practiceBook(OWNER)).map(({ order }) => order.result)
const said = () => screen.findByText('Practice: Bitcoin: Won, +255.00 USD')

beforeEach(() => {
  localStorage.clear()
  fakeClock()
})

describe('an open practice order', () => {
  it('is settled at its second by the published ticks, and said once', async () => {
    show()
    const { settles_at: second } = await place()
    const asked = watchCalls('GET', TICKS)
    await pass(SECONDS - 5_000)
    expect(asked).toHaveLength(0)
    expect(results()).toEqual(['open'])
    await pass(10_000)
    expect(await said()).toBeVisible()
    expect(results()).toEqual(['win'])
    expect(asked.map(({ url }) => url.search)).toEqual([
      `?symbol=BTCUSD&from=${second}&until=${second}`,
    ])
    await pass(10_000)
    expect(asked).toHaveLength(1)
  })

  it('whose second came while the page was gone is settled by the ticks of that second', async () => {
    const { settles_at: second } = await place()
    publish(second)
    await pass(SECONDS + 3_600_000)
    const asked = watchCalls('GET', TICKS)
    show()
    expect(await said()).toBeVisible()
    expect(asked[0]?.url.searchParams.get('until')).toBe(String(second))
    const [over] = ordersOf(practiceBook(OWNER))
    expect(over?.order).toMatchObject({
      result: 'win',
      close_tick_id: `BTCUSD-${4 * second}`,
      net_profit: '255.00',
    })
  })

  it.each(['answerLost', 'errorPage', 'noSession'] as const)(
    'waits while it is not told the tick (%s), and settles once it is',
    async (fault) => {
      show()
      publish((await place()).settles_at)
      const { sent, mend } = breakCalls('GET', TICKS, fault)
      await pass(SECONDS + 5_000)
      await waitFor(() => expect(sent.length).toBeGreaterThan(0))
      expect(results()).toEqual(['open'])
      mend()
      await pass(5_000)
      expect(await said()).toBeVisible()
    },
  )

  it('does not wait for the seconds by which the server turns out to be behind', async () => {
    show()
    const { settles_at: second } = await place()
    publish(second)
    const { mend } = breakCalls('GET', TICKS, 'answerLost')
    await pass(SECONDS + 40_000)
    tellTime(second + 5)
    mend()
    await pass(5_000)
    expect(await said()).toBeVisible()
  })
})
