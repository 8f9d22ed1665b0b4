import { describe, expect, it } from 'vitest'
import { addressEntry, otherNetwork } from './address-entry.ts'
import * as entries from './entries.ts'
import { nameEntry, textEntry } from './name-entry.ts'

const kinds = { ...entries, addressEntry, nameEntry, textEntry }
type Kind = {
  [Name in keyof typeof kinds]: (typeof kinds)[Name] extends entries.EntryKind ? Name : never
}[keyof typeof kinds]

const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const BITCOIN = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const ETHER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

/** What people type and paste, by kind of entry, and what is understood. */
const cases: Record<Kind, readonly (readonly [typed: string, read: string])[]> = {
  amountEntry: [
    ['\u200b1,234.50\u200e', '1,234.50'],
    ['\u202a100\u202c', '100'],
    ['１２３．５０', '123.50'],
    ['๑๒๓.๕', '123.5'],
    ['١٢٣', '123'],
    ['1\u202f234,50', '1 234,50'],
    ['-5', '-5'],
    ['10²', '10²'],
  ],
  codeEntry: [
    [' 123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['123\u2011456', '123456'],
    ['123ー456', '123456'],
    ['123・456', '123456'],
    ['１２３４５６', '123456'],
    ['๑๒๓๔๕๖', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['१२३४५६', '123456'],
    ['𝟏𝟐𝟑𝟒𝟓𝟔', '123456'],
    ['\u202a123\u200b456\u202c', '123456'],
    ['123\ufe0f456\u3164', '123456'],
    ['12345a', '12345a'],
  ],
  cardEntry: [
    ['4111-1111-1111-1111', '4111111111111111'],
    ['4111 1111 1111 1111', '4111111111111111'],
    ['4111.1111.1111.1111', '4111111111111111'],
    ['4111\u20131111−1111ー1111', '4111111111111111'],
    ['４１１１　１１１１－１１１１　１１１１', '4111111111111111'],
    ['\u200e4111\u00a01111\u20091111\u200b1111\u2060', '4111111111111111'],
    ['4111\t1111\n1111\r\n1111', '4111111111111111'],
    ['4111x', '4111x'],
  ],
  capitalsEntry: [
    [' h5demo ', 'H5DEMO'],
    ['h5-demo', 'H5DEMO'],
    ['Ｈ５ＤＥＭＯ', 'H5DEMO'],
    ['examus33 xxx', 'EXAMUS33XXX'],
    ['H5\u200bDEMO', 'H5DEMO'],
    ['H5_DEMO', 'H5_DEMO'],
  ],
  idNumberEntry: [
    ['A123456(3)', 'A1234563'],
    ['A123456（3）', 'A1234563'],
    ['Ａ１２３４５６（３）', 'A1234563'],
    ['12.345.678-Z', '12345678Z'],
    ['11010519491231002Ｘ', '11010519491231002X'],
    ['11010519491231002ｘ', '11010519491231002X'],
    ['1-1037-02071-81-1', '1103702071811'],
    ['1 1037 02071 81 1', '1103702071811'],
    ['๑-๑๐๓๗-๐๒๐๗๑-๘๑-๑', '1103702071811'],
    ['756.1234.5678.97', '7561234567897'],
    ['850101/1234', '8501011234'],
    ['MH\u201114 2011\u00a00062821', 'MH1420110062821'],
    ['\u202ax1234567l\u202c', 'X1234567L'],
    ['X1234567#', 'X1234567#'],
  ],
  referenceEntry: [
    [' TRX-20261120-77 ', 'TRX-20261120-77'],
    ['TRX\u201120261120\u201377', 'TRX-20261120-77'],
    ['Ｔrx．７', 'Trx.7'],
    ['0xAb\u200b cd', '0xAbcd'],
  ],
  accountEntry: [
    ['+44 7911 123456', '+447911123456'],
    ['+852-9123-4567', '+85291234567'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['(+1) 415.555.2671', '+14155552671'],
    ['+44 (0) 20 7946 0000', '+442079460000'],
    ['+44\u00a0(0)20\u20117946/0000', '+442079460000'],
    ['0044 7911 123456', '+447911123456'],
    ['447911123456', '+447911123456'],
    ['＋８１　９０ー１２３４ー５６７８', '+819012345678'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['\u202a+44 7911 123456\u202c', '+447911123456'],
    ['tel:+44-7911-123456', '+447911123456'],
    ['07911 123456', '07911 123456'],
    ['+44 79x', '+44 79x'],
    ['+1234567890123456', '+1234567890123456'],
    [' newbie@example.com ', 'newbie@example.com'],
    ['new\u200bbie@example.com', 'newbie@example.com'],
    ['\ufeffnewbie@exam\u00adple.com\u202c', 'newbie@example.com'],
    ['Me@Example.International', 'me@example.international'],
    ['ｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'me@example.com'],
    ['me@例え。jp', 'me@例え.jp'],
    ['mailto:me@example.com?subject=Hi', 'me@example.com'],
    ['Alex Morgan <me@example.com>', 'me@example.com'],
    ['a b@example.com', 'a b@example.com'],
    ['\u200b', ''],
  ],
  loginEntry: [
    ['demo', 'demo'],
    ['\u200bDemo\u200e ', 'Demo'],
    ['100237', '100237'],
    ['+44 7911 123456', '+447911123456'],
    ['0044 7911 123456', '+447911123456'],
    ['1 (415) 555-2671', '+14155552671'],
    ['Me@Example.com\u200b', 'me@example.com'],
    ['two words', 'two words'],
  ],
  bankAccountEntry: [
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['de89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    ['ＤＥ８９\u200b370400440532013000', 'DE89370400440532013000'],
    ['12\u20113456\u20137890123\u201100', '12-3456-7890123-00'],
    ['19-2000145399/0800', '19-2000145399/0800'],
    [' 000  123456789 ', '000 123456789'],
  ],
  serviceAccountEntry: [
    ['Alex@Example.com\u200b', 'alex@example.com'],
    [' alex-morgan-pay ', 'alex-morgan-pay'],
    ['１３８００１３８０００', '13800138000'],
  ],
  nameEntry: [
    [' Alex  Morgan ', 'Alex Morgan'],
    ['Alex\u200b Morgan\u200e', 'Alex Morgan'],
    ['\u202eAlex\u202c\u00a0Morgan', 'Alex Morgan'],
    ['Al\u200dex\u200c Morgan', 'Alex Morgan'],
    ['Ａｌｅｘ　Ｍｏｒｇａｎ', 'Alex Morgan'],
    ['Raﬃ Henry Ⅲ', 'Raffi Henry III'],
    ['O´Neill', "O'Neill"],
    ['O’Neill', "O'Neill"],
    ['O`Neill', "O'Neill"],
    ['Smith\u2011Jones', 'Smith-Jones'],
    ['Smith–Jones', 'Smith-Jones'],
    ['Mª José', 'Mª José'],
    ['古麗米熱‧艾比布力', '古麗米熱·艾比布力'],
    ['古麗米熱•艾比布力', '古麗米熱·艾比布力'],
    ['古麗米熱．艾比布力', '古麗米熱·艾比布力'],
    ['古麗米熱･艾比布力', '古麗米熱·艾比布力'],
    ['マイケル･ジョーダン', 'マイケル・ジョーダン'],
    ['ﾏｲｹﾙ･ｼﾞｮｰﾀﾞﾝ', 'マイケル・ジョーダン'],
    ['陳大文（Peter）', '陳大文(Peter)'],
    ['张〇', '张〇'],
    ['李', '李'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['\u200cعلی\u200c \u200cرضا\u200c', 'علی رضا'],
    ['ശ്രീ\u200d ക്\u200dഷ', 'ശ്രീ\u200d ക്\u200dഷ'],
    ['อำนาจ', 'อำนาจ'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['\u3164', ''],
  ],
  textEntry: [
    [' Example\u200b  Bank ', 'Example Bank'],
    ['中國銀行（香港）', '中國銀行（香港）'],
  ],
  addressEntry: [
    [` ${TRON.slice(0, 4)} ${TRON.slice(4)}\n`, TRON],
    [`\u200e${TRON}\u200b`, TRON],
    ['ＴＱn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', TRON],
    [`bitcoin:${BITCOIN}?amount=0.1&label=Alex`, BITCOIN],
    [`BITCOIN:${SEGWIT.toUpperCase()}?AMOUNT=1`, SEGWIT],
    [`bitcoin://${SEGWIT}`, SEGWIT],
    [`bitcoin：${SEGWIT}？amount=1`, SEGWIT],
    [SEGWIT.toUpperCase(), SEGWIT],
    [`ethereum:${ETHER}`, ETHER],
    [`ethereum:pay-${ETHER}@1?value=2.014e18`, ETHER],
    [`ethereum:${TOKEN}@1/transfer?address=${ETHER}&uint256=1000000`, ETHER],
    [`eth:${ETHER}`, ETHER],
    [`eip155:1:${ETHER}`, ETHER],
    [`0X${ETHER.slice(2)}`, ETHER],
    [`tron:${TRON}?amount=5`, TRON],
    // Not understood: refused as it is.
    [`ethereum:${ETHER}@137`, `ethereum:${ETHER}@137`],
    [`ethereum:${TOKEN}/approve?address=${ETHER}`, `ethereum:${TOKEN}/approve?address=${ETHER}`],
    [`ethereum:${TOKEN}@1/transfer?uint256=1`, `ethereum:${TOKEN}@1/transfer?uint256=1`],
    [`bitcoin:${TRON}`, `bitcoin:${TRON}`],
    ['litecoin:ltc1qabc?amount=1', 'litecoin:ltc1qabc?amount=1'],
    ['bitcoin:tb1qabc', 'bitcoin:tb1qabc'],
  ],
}

describe.each(Object.entries(cases))('%s', (name, rows) => {
  const { read } = kinds[name as Kind]

  it.each(rows)('reads %j as %j', (typed, canonical) => {
    expect(read(typed)).toBe(canonical)
    expect(read(canonical), 'the canonical form itself').toBe(canonical)
  })
})

describe('cardEntry', () => {
  it.each([
    ['', ''],
    ['4111', '4111'],
    ['41111', '4111 1'],
    ['4111111111111111', '4111 1111 1111 1111'],
  ])('displays %j as %j', (number, shown) => {
    expect(entries.cardEntry.show?.(number)).toBe(shown)
  })
})

describe('otherNetwork', () => {
  it.each([
    [TRON, 'TRC20', null],
    [TRON, 'ERC20', 'TRON (TRC20)'],
    [`ethereum:${ETHER}`, 'TRC20', 'Ethereum (ERC20)'],
    [`bitcoin:${BITCOIN}?amount=1`, 'BTC', null],
    [`bitcoin:${SEGWIT}`, 'ERC20', 'Bitcoin'],
    [`ethereum:${ETHER}@1`, 'ERC20', null],
    [`ethereum:${ETHER}@137`, 'ERC20', 'Polygon'],
    [`ethereum:${TOKEN}@56/transfer?address=${ETHER}`, 'ERC20', 'BNB Smart Chain'],
    [`ethereum:${ETHER}@7777`, 'ERC20', 'eip155:7777'],
    [`eip155:42161:${ETHER}`, 'ERC20', 'Arbitrum One'],
    [`bnb:${ETHER}`, 'ERC20', 'BNB Smart Chain'],
    ['Litecoin:ltc1qabc?amount=1', 'BTC', 'Litecoin'],
    ['ltc1qabc', 'BTC', 'Litecoin'],
    ['bitcoin:tb1qabc', 'BTC', 'Bitcoin Testnet'],
    ['solana:abc', 'TRC20', 'Solana'],
    ['kaspa:qq', 'BTC', 'kaspa'],
    ['https://example.com', 'BTC', null],
    [`Address: ${TRON}`, 'TRC20', null],
    ['nothing', 'BTC', null],
  ])('of %s, where %s is meant, is %s', (typed, meant, name) => {
    expect(otherNetwork(typed, meant)).toBe(name)
  })
})
