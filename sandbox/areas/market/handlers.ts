import type { Product } from '../../../src/generated/h5.schemas.ts'
import { text } from '../../content/texts.ts'
import type { Call, Handlers } from '../../core/call.ts'
import { Refusal } from '../../core/refusal.ts'
import type { MarketProduct } from '../../market/products.ts'
import { ORDER_LIMITS, settlementOptions } from '../../market/settlement-options.ts'

/** The operations of the tag "market". */
export const marketHandlers = {
  listProducts: (call, { category }) => {
    const { market } = call.world
    return {
      list: market.products
        .filter((product) => category === undefined || product.category === category)
        .map((product) => ({
          ...describe(call, product),
          sparkline: market.sparkline(product.symbol, call.nowMs),
        })),
    }
  },

  listQuotes: (call, { symbols }) => {
    const wanted = symbols?.split(',')
    const all = call.world.market.quotes(call.nowMs)
    return { list: wanted ? all.filter(({ symbol }) => wanted.includes(symbol)) : all }
  },

  getLatestPrice: (call, input) => {
    const { symbol } = productOf(call, input)
    const { price, as_of, tick_id, state } = call.world.market.quote(symbol, call.nowMs)
    return { symbol, price, as_of, tick_id, state }
  },

  getProduct: (call, input) => {
    const product = productOf(call, input)
    return {
      product: describe(call, product),
      quote: call.world.market.quote(product.symbol, call.nowMs),
      limits: ORDER_LIMITS,
    }
  },

  listCandles: (call, { symbol, ...query }) => {
    productOf(call, { symbol })
    return call.world.market.candles(symbol, query, call.nowMs)
  },

  listTicks: (call, { symbol, ...query }) => {
    productOf(call, { symbol })
    return { symbol, list: call.world.market.ticks(symbol, query, call.nowMs) }
  },

  listSettlementOptions: (call, input) => {
    const { symbol } = productOf(call, input)
    return { symbol, list: [...settlementOptions(symbol)] }
  },
} satisfies Partial<Handlers>

function productOf({ world }: Call, { symbol }: { symbol: string }): MarketProduct {
  const product = world.market.product(symbol)
  if (!product) throw new Refusal('product_not_found')
  return product
}

/** A product as the contract has it, with its name in the language of the request. */
function describe({ language }: Call, product: MarketProduct): Product {
  const { symbol, category, currency, precision, hours } = product
  return { symbol, name: text(language, `product.${symbol}`), category, currency, precision, hours }
}
