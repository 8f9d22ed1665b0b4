const networks = {
  USDT: ['TRC20', 'ERC20'],
  ETH: ['ERC20'],
  BTC: ['BTC'],
} as const

type Coin = keyof typeof networks
type Network = (typeof networks)[Coin][number]

/** The networks of a coin (the contract, schema `WalletNetwork`). Cash runs on none. */
export function networksOf(currency: string): readonly Network[] {
  return Object.hasOwn(networks, currency) ? networks[currency as Coin] : []
}

/** Whether a coin and a network belong together. */
export function runsOn(currency: string, network: Network): boolean {
  return networksOf(currency).includes(network)
}
