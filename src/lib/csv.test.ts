import { describe, expect, it } from 'vitest'
import { csvMoment, toCsv } from './csv.ts'

const one = (text: string) => toCsv([{ header: 'h', value: (row: string) => row }], [text])

describe('toCsv', () => {
  it('has a header, one line for each row, and begins as UTF-8', () => {
    const columns = [
      { header: 'Amount', value: (row: { amount: string; to: string }) => row.amount },
      { header: 'To', value: (row: { amount: string; to: string }) => row.to },
    ]
    expect(toCsv(columns, [{ amount: '1010.00', to: 'Example Bank' }])).toBe(
      '\uFEFFAmount,To\r\n1010.00,Example Bank\r\n',
    )
    expect(toCsv(columns, [])).toBe('\uFEFFAmount,To\r\n')
  })

  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    [' spaced', '" spaced"'],
    ['-12.50', '-12.50'],
    ['0.00000019', '0.00000019'],
    ['銀行', '銀行'],
    ['', ''],
  ])('writes %j as %s', (text, written) => {
    expect(one(text)).toBe(`\uFEFFh\r\n${written}\r\n`)
  })

  it.each([
    '=1+1',
    '+cmd',
    '-cmd',
    '@SUM(A1)',
    '\tx',
    '\rx',
    ' =1+1',
    '＝1',
    '-1+1',
    '=cmd|"/c calc"!A1',
  ])('does not let a spreadsheet run %j', (text) => {
    const written = one(text).slice('\uFEFFh\r\n'.length).replace(/^"/, '')
    expect(written.startsWith("'")).toBe(true)
  })
})

describe('csvMoment', () => {
  it('names the moment in UTC', () => {
    expect(csvMoment(1_795_188_600)).toBe('2026-11-20T15:30:00Z')
  })
})
