import { describe, expect, it } from 'vitest'
import { compareAddress } from './deposit-rules.ts'

const TRON = 'TXTg1yGXP9YbwyUZ8XGxP6eGpehGrR8fhe'
const ETHEREUM = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const BITCOIN = '1NVU1utoERRenoQvYFdErwx8urwxfCQgim'

describe('compareAddress', () => {
  it.each([
    [TRON, TRON],
    [TRON, `  ${TRON}\n`],
    [TRON, 'TXTg 1yGX P9Yb wyUZ 8XGx P6eG pehG rR8f he'],
    [BITCOIN, `bitcoin:${BITCOIN}?amount=0.1&label=pay`],
    [ETHEREUM, ETHEREUM.toLowerCase()],
    [ETHEREUM, `ethereum:${ETHEREUM}`],
  ])('%s is found in %j', (address, pasted) => {
    expect(compareAddress(address, pasted)).toEqual({ result: 'same' })
  })

  it.each([
    [TRON, `${TRON.slice(0, -1)}E`, 33],
    [TRON, `X${TRON.slice(1)}`, 0],
    [TRON, TRON.slice(0, 20), 20],
    [TRON, `${TRON}x`, 34],
    // The beginning of an address is what is imitated.
    [TRON, 'TXTg1yQzP9YbwyUZ8XGxP6eGpehGrR8fhe', 6],
    [TRON, TRON.toLowerCase(), 0],
    [BITCOIN, ETHEREUM, 0],
  ])('%s is not %s, from %s on', (address, pasted, at) => {
    expect(compareAddress(address, pasted)).toEqual({ result: 'different', at })
  })

  it.each(['', '  \n'])('has nothing to compare in %j', (pasted) => {
    expect(compareAddress(TRON, pasted)).toBeNull()
  })
})
