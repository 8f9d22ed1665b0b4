import { expect, test } from 'vitest'
import { Contract } from '../../scripts/contract/contract.ts'
import { ContractDocument } from '../../scripts/contract/document.ts'

/** One list, of which the first row stands for three and the second for two, two on a page. */
const LISTED = `
paths:
  /rows:
    get:
      operationId: listRows
      tags: [rows]
      responses:
        '200':
          content:
            application/json:
              schema: {}
              examples:
                long: {$ref: '#/components/examples/Long'}
                short: {value: {code: 1, msg: '', time: 1, data: {list: [{id: r_1}]}}}
components:
  examples:
    Long:
      summary: Page 1 of 3
      value: {code: 1, msg: '', time: 1, data: {page: 1, limit: 2, total: 5, list: [
        {id: r_9, at: 100, left: '10.00', steps: [{at: 100}], note: null}, {id: r_07, at: 1, left: '0.50', steps: []}]}}
      x-repeat: [{list: data.list, rows: [3, 2], add: {id: -1, at: -20, left: '-0.50'}, each: {open: [1, 2, 5, 3, 4]}}]
`

test('a row stands for several, page by page', () => {
  const [list] = Contract.of(new ContractDocument(LISTED, 'h5.yaml')).operations
  const pages = [...(list?.answer.examples ?? [])].map(([name, { data }]) => [name, data?.list])
  expect(pages).toEqual([
    [
      'long',
      [
        { id: 'r_9', at: 100, left: '10.00', steps: [{ at: 100 }], note: null, open: 1 },
        { id: 'r_8', at: 80, left: '9.50', steps: [{ at: 80 }], note: null, open: 2 },
      ],
    ],
    [
      'long_page_2',
      [
        { id: 'r_7', at: 60, left: '9.00', steps: [{ at: 60 }], note: null, open: 5 },
        { id: 'r_07', at: 1, left: '0.50', steps: [], open: 3 },
      ],
    ],
    ['long_page_3', [{ id: 'r_06', at: -19, left: '0.00', steps: [], open: 4 }]],
    ['short', [{ id: 'r_1' }]],
  ])
  expect(list?.answer.summaries.get('long_page_3')).toBe('Page 3 of 3')
  expect(list?.answer.examples.get('long_page_3')?.data).toMatchObject({ page: 3, total: 5 })
})
