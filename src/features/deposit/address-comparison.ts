/** How an address that was pasted back compares with the one that is shown. */
export type Comparison =
  | { result: 'same' }
  /** `at` is the place of the first character that differs, from 0. */
  | { result: 'different'; at: number }

/** Wallets write a coin's name before an address and the amount behind it: `bitcoin:1abc?amount=1`. */
const IN_LINK = /^[a-z]+:([^?]*)/i

/**
 * Compares what a wallet shows with the address that was copied: what a program on the device puts
 * in its place is another one, often with the same beginning. Null while nothing is pasted.
 *
 * Capitals count but for Ethereum's, whose addresses are numbers; capitals are their checksum.
 */
export function compareAddress(address: string, pasted: string): Comparison | null {
  const text = pasted.replace(/\s/g, '')
  if (text === '') return null
  const given = IN_LINK.exec(text)?.[1] ?? text
  const [expected, found] = isHexadecimal(address)
    ? [address.toLowerCase(), given.toLowerCase()]
    : [address, given]
  if (expected === found) return { result: 'same' }
  const length = Math.max(expected.length, found.length)
  for (let at = 0; at < length; at += 1) {
    if (expected[at] !== found[at]) return { result: 'different', at }
  }
  return { result: 'same' }
}

const isHexadecimal = (address: string) => /^0x[0-9a-f]+$/i.test(address)

/** An address in groups of four, so that people can compare it character by character. */
export function groupsOf(address: string): string[] {
  return address.match(/.{1,4}/g) ?? []
}
