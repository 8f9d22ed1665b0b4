import { describe, expect, test } from 'vitest'
import { isAddress } from './wallet-address.ts'

describe('TRC20', () => {
  test.each([
    'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    'TTs6z2kH3dyYCdzdb1FAC9tEmtro48PqL4',
    'TXTg1yGXP9YbwyUZ8XGxP6eGpehGrR8fhe',
  ])('%s is one', (address) => {
    expect(isAddress('TRC20', address)).toBe(true)
  })

  test.each([
    ['another last character', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSF'],
    ['two characters changed places', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbSLE'],
    ['another case', 'tqn9y2khesljw1chvwfmsmerdow5kcblse'],
    ['a letter that base58 leaves out', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLS0'],
    ['cut short', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5Kcb'],
    ['one of Bitcoin', '1NuvKsHK6YLGnm8CBRsdTYfMXm2stpAvXi'],
  ])('%s: none', (_, address) => {
    expect(isAddress('TRC20', address)).toBe(false)
  })
})

describe('BTC', () => {
  test.each([
    ['a hash of a public key', '1NuvKsHK6YLGnm8CBRsdTYfMXm2stpAvXi'],
    ['a hash of a script', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
    ['version 0, a key', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['version 0, in capitals', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['version 0, a script', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
    ['version 1', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ])('%s', (_, address) => {
    expect(isAddress('BTC', address)).toBe(true)
  })

  test.each([
    ['another last character', '1NuvKsHK6YLGnm8CBRsdTYfMXm2stpAvXj'],
    ['one of Tron', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'],
    ['another last character in bech32', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['mixed case in bech32', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4'],
    ['of the test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    [
      'version 1 with the checksum of version 0',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['version 0 with the checksum of version 1', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
    ['a version that nobody uses yet', 'bc1sw50qgdz25j'],
  ])('%s: none', (_, address) => {
    expect(isAddress('BTC', address)).toBe(false)
  })
})

describe('ERC20', () => {
  test.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  ])('%s is one', (address) => {
    expect(isAddress('ERC20', address)).toBe(true)
  })

  test.each([
    ['the case of one letter', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['small letters, without a checksum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['capitals, without a checksum', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
    ['another digit', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee'],
    ['without its beginning', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['cut short', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA'],
  ])('%s: none', (_, address) => {
    expect(isAddress('ERC20', address)).toBe(false)
  })
})
