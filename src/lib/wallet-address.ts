import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32, bech32m, createBase58check, hex, utf8 } from '@scure/base'

const checks = {
  TRC20: (address: string) => hasBase58Version(address, [TRON]),
  ERC20: (address: string) =>
    /^0x[0-9a-fA-F]{40}$/.test(address) && address === withChecksum(address),
  BTC: (address: string) => hasBase58Version(address, [P2PKH, P2SH]) || isSegwit(address),
}

/** The networks whose addresses can be checked: those of the contract (schema `WalletNetwork`). */
type Network = keyof typeof checks

/** Whether a text is an address of a network, its checksum included. */
export function isAddress(network: Network, address: string): boolean {
  return checks[network](address)
}

/** First byte of what a base58 address holds, before the 20 bytes of a hash. */
const TRON = 0x41
const P2PKH = 0x00
const P2SH = 0x05
const HASH_BYTES = 20

const base58check = createBase58check(sha256)

function hasBase58Version(address: string, versions: readonly number[]): boolean {
  const bytes = attempt(() => base58check.decode(address))
  return bytes?.length === 1 + HASH_BYTES && versions.includes(bytes[0] ?? -1)
}

/**
 * Bitcoin's addresses since segregated witness (BIP 173 and 350): version 0 in bech32 with a program
 * of 20 or 32 bytes, version 1 in bech32m with 32, and the later ones, which nobody uses yet, not.
 */
function isSegwit(address: string): boolean {
  return isProgram(bech32, address, 0, [20, 32]) || isProgram(bech32m, address, 1, [32])
}

function isProgram(
  coder: typeof bech32,
  address: string,
  version: number,
  lengths: readonly number[],
): boolean {
  const decoded = coder.decodeUnsafe(address)
  if (decoded?.prefix !== 'bc') return false
  const [first, ...words] = decoded.words
  const program = coder.fromWordsUnsafe(words)
  return first === version && program !== undefined && lengths.includes(program.length)
}

/**
 * Ethereum's checksum is the case of its letters (EIP-55). An address in one case has none: nothing
 * could be checked, so it is not taken (the contract: its checksum fits, case matters).
 */
function withChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = hex.encode(keccak_256(utf8.decode(digits)))
  const cased = [...digits].map((digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}

function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode()
  } catch {
    // The library says by an error that the text is no such code.
    return undefined
  }
}
