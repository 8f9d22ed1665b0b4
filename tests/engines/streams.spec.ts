import { paths, tradePath } from '../../src/lib/paths.ts'
import { expect, test } from './fixtures.ts'

test.use({ streams: true })

test('prices come by a stream, which ends with the page that shows them', { tag: '@full' }, async ({
  app,
  sandbox,
}) => {
  const prices = async () => (await sandbox.openStreams()).prices
  await app.open(tradePath('BTCUSD'))
  await app.sees(/^97,\d{3}\.\d\d$/)
  await expect.poll(prices).toBe(1)
  // From now on nobody gets a price by asking.
  await sandbox.spoil('/api/index/ajaxdata', { kind: 'bad_gateway', times: null })
  for (let second = 0; second < 3; second += 1) {
    await sandbox.advance(1)
    const { price } = await sandbox.call({ token: '' }, 'getLatestPrice', { symbol: 'BTCUSD' })
    await app.sees(Number(price).toLocaleString('en-US', { minimumFractionDigits: 2 }))
  }
  await app.seesNo(/not updated since/)
  await app.open(paths.language)
  await expect.poll(prices).toBe(0)
})
