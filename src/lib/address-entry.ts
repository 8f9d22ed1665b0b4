import type { EntryKind } from './entries.ts'
import { plainText } from './entries.ts'

/** The networks of the contract (schema `WalletNetwork`) by the shape of their addresses. */
const shapes = {
  BTC: /^(?:[13][A-Za-z0-9]{25,34}|bc1[a-z0-9]{11,87})$/,
  ERC20: /^0x[0-9a-fA-F]{40}$/,
  TRC20: /^T[A-Za-z0-9]{33}$/,
} as const
type Network = keyof typeof shapes

/** What people call these networks: names of products, the same in all languages. */
const NAMES: Record<Network, string> = {
  BTC: 'Bitcoin',
  ERC20: 'Ethereum (ERC20)',
  TRC20: 'TRON (TRC20)',
}

/** Schemes of links to an address of these networks (BIP-21, EIP-681, EIP-3770). */
const schemes = new Map<string, Network>([
  ...(['bitcoin', 'btc'] as const).map((scheme) => [scheme, 'BTC'] as const),
  ...(['ethereum', 'eth'] as const).map((scheme) => [scheme, 'ERC20'] as const),
  ...(['tron', 'trx'] as const).map((scheme) => [scheme, 'TRC20'] as const),
])

/** Names of other networks, by the schemes of their links. */
const FOREIGN_SCHEMES: Record<string, string> = {
  algorand: 'Algorand',
  arb1: 'Arbitrum One',
  avalanche: 'Avalanche',
  avax: 'Avalanche',
  base: 'Base',
  bch: 'Bitcoin Cash',
  binance: 'BNB Chain',
  binancecoin: 'BNB Chain',
  bitcoincash: 'Bitcoin Cash',
  bnb: 'BNB Smart Chain',
  bsc: 'BNB Smart Chain',
  cardano: 'Cardano',
  cosmos: 'Cosmos',
  dash: 'Dash',
  doge: 'Dogecoin',
  dogecoin: 'Dogecoin',
  etc: 'Ethereum Classic',
  lightning: 'Lightning',
  litecoin: 'Litecoin',
  ltc: 'Litecoin',
  matic: 'Polygon',
  monero: 'Monero',
  near: 'NEAR',
  oeth: 'OP Mainnet',
  optimism: 'OP Mainnet',
  polkadot: 'Polkadot',
  polygon: 'Polygon',
  ripple: 'XRP Ledger',
  sep: 'Sepolia',
  sol: 'Solana',
  solana: 'Solana',
  stellar: 'Stellar',
  sui: 'Sui',
  tezos: 'Tezos',
  ton: 'TON',
  'web+cardano': 'Cardano',
  'web+stellar': 'Stellar',
  xmr: 'Monero',
  xrp: 'XRP Ledger',
  xrpl: 'XRP Ledger',
  zcash: 'Zcash',
}

/** Names of other chains with Ethereum's addresses, by chain id (EIP-155). */
const FOREIGN_CHAINS: Record<string, string> = {
  '5': 'Goerli',
  '10': 'OP Mainnet',
  '25': 'Cronos',
  '56': 'BNB Smart Chain',
  '61': 'Ethereum Classic',
  '97': 'BNB Smart Chain Testnet',
  '100': 'Gnosis',
  '137': 'Polygon',
  '250': 'Fantom',
  '324': 'zkSync Era',
  '5000': 'Mantle',
  '8453': 'Base',
  '17000': 'Holesky',
  '42161': 'Arbitrum One',
  '42220': 'Celo',
  '43114': 'Avalanche',
  '59144': 'Linea',
  '81457': 'Blast',
  '534352': 'Scroll',
  '11155111': 'Sepolia',
}

/** Names of other networks, by what their addresses begin with. */
const FOREIGN_PREFIXES: Record<string, string> = {
  addr1: 'Cardano',
  bcrt1: 'Bitcoin Regtest',
  cosmos1: 'Cosmos',
  ltc1: 'Litecoin',
  tb1: 'Bitcoin Testnet',
}

/** A wallet address, also out of a link; the amount and the rest of a link are dropped. */
export const addressEntry: EntryKind = {
  read: (typed) => {
    const { address, foreign } = parse(typed)
    return foreign === null ? address : withoutSpaces(typed)
  },
}

/** The name of the network that an address, or a link to one, belongs to; null for the one that is meant. */
export function otherNetwork(typed: string, meant: string): string | null {
  const { address, foreign } = parse(typed)
  if (foreign !== null) return foreign
  const network = networkOf(address)
  return network === null || network === meant ? null : NAMES[network]
}

interface Parsed {
  address: string
  /** The name of a network that isn't one of ours. */
  foreign: string | null
}

function parse(typed: string): Parsed {
  const text = withoutSpaces(typed)
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(?:\/\/)?(.*)$/i.exec(text) ?? []
  if (scheme === '') return { address: canonical(text), foreign: foreignPrefix(text) }
  if (/^https?$/i.test(scheme)) return { address: text, foreign: null }
  const caip = /^eip155$/i.test(scheme) ? /^(\d+):(.*)$/.exec(rest) : null
  if (caip) return ofChain(caip[1] ?? '', canonical(caip[2] ?? ''), text)
  const network = schemes.get(scheme.toLowerCase())
  if (network === undefined) {
    const foreign = FOREIGN_SCHEMES[scheme.toLowerCase()]
    // "Address: T…" names no network; other chains share Ethereum's addresses.
    const isLabel = shapes.TRC20.test(rest) || shapes.BTC.test(rest)
    return { address: text, foreign: foreign ?? (isLabel ? null : scheme) }
  }
  const [path = '', query = ''] = rest.split(/[?#]/)
  if (network === 'ERC20') return ofEthereum(path, query, text)
  const foreign = foreignPrefix(path)
  return { address: checked(network, canonical(path), text), foreign }
}

/** EIP-681: `[pay-]target[@chain][/function][?parameters]`. A transfer of tokens goes to a parameter. */
function ofEthereum(path: string, query: string, text: string): Parsed {
  const [, target = '', chain = '1', call] =
    /^(?:pay-)?([^@/]*)(?:@(\d+))?(?:\/(.*))?$/i.exec(path) ?? []
  const to = call === undefined ? target : recipientOf(call, query)
  return ofChain(chain, checked('ERC20', canonical(to), text), text)
}

/** Returns the recipient of a token transfer; an empty text for any other contract call. */
function recipientOf(call: string, query: string): string {
  return (call === 'transfer' && new URLSearchParams(query).get('address')) || ''
}

function ofChain(chain: string, address: string, text: string): Parsed {
  const id = chain.replace(/^0+(?=\d)/, '')
  if (id === '1') return { address, foreign: null }
  return { address: text, foreign: FOREIGN_CHAINS[id] ?? `eip155:${id}` }
}

/** The address of a link whose network it fits; else the whole link, to be refused. */
const checked = (network: Network, address: string, text: string): string =>
  shapes[network].test(address) ? address : text

const withoutSpaces = (typed: string): string => plainText(typed).replace(/ /g, '')

/** Codes for cameras have an address of Bitcoin in capitals, in which it may be written, too (BIP-173). */
function canonical(address: string): string {
  if (/^BC1[A-Z0-9]+$/.test(address)) return address.toLowerCase()
  return address.replace(/^0X(?=[0-9a-fA-F]{40}$)/, '0x')
}

function networkOf(address: string): Network | null {
  for (const [network, shape] of Object.entries(shapes)) {
    if (shape.test(address)) return network as Network
  }
  return null
}

function foreignPrefix(address: string): string | null {
  const lower = address.toLowerCase()
  const prefix = Object.keys(FOREIGN_PREFIXES).find((one) => lower.startsWith(one))
  return prefix === undefined ? null : (FOREIGN_PREFIXES[prefix] ?? null)
}
