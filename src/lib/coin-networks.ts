const networks = {
  USD: [],
  USDT: ['TRC20', 'ERC20'],
  ETH: ['ERC20'],
  BTC: ['BTC'],
} as const

type Coin = keyof typeof networks
type Network = (typeof networks)[Coin][number]

/** The networks of a coin (the contract, schema `WalletNetwork`). Cash runs on none. */
export function networksOf(currency: Coin): readonly Network[] {
  return networks[currency]
}

/** Whether a coin and a network belong together. */
export function runsOn(currency: Coin, network: Network): boolean {
  return networksOf(currency).includes(network)
}
