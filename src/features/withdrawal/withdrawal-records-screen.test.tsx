import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { customerPath, paths } from '@/lib/paths.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { WithdrawalRecordsScreen } from './withdrawal-records-screen.tsx'

const RECORDS = 'GET /api/user/cash_record'

const show = (examples: Record<string, string> = {}, query = '') =>
  renderScreen(<WithdrawalRecordsScreen />, {
    path: `${paths.withdrawalRecords}${query}`,
    examples,
  })

/** Without a layout only the first rows are drawn, and they count as hidden. */
async function firstRow() {
  const [row] = await screen.findAllByRole('article', { hidden: true })
  if (!row) throw new Error('No row')
  return row
}

async function openFirst() {
  const row = await firstRow()
  await userEvent.click(within(row).getByRole('button', { hidden: true }))
  return screen.findByRole('dialog')
}

describe('a row', () => {
  it.each([
    ['under_review', 'Under review', 'pending'],
    ['success', 'Paid', 'positive'],
    ['failed', 'Declined', 'negative'],
    ['unknown_status', 'Unknown status', 'neutral'],
  ])(
    '%s: says the state by word and colour',
    {
      tags: [
        'state.withdrawal-status-success',
        'state.withdrawal-status-failed',
        'state.withdrawal-status-under-review',
      ],
    },
    async (example, word, tone) => {
      show({ [RECORDS]: example })
      const row = await firstRow()
      expect(within(row).getByText(word)).toHaveClass(tone)
      expect(row).toHaveTextContent(/\d{4}-\d{2}-\d{2}|\d{2}:\d{2} [AP]M/)
    },
  )

  it('has target and amount', async () => {
    show()
    const row = await firstRow()
    expect(row).toHaveTextContent('Example Bank')
    expect(row).toHaveTextContent('411****111')
    expect(row).toHaveTextContent('1,010.00 USD')
  })
})

describe('one withdrawal', () => {
  it('opens with all its figures and the steps of its review', async () => {
    show({ [RECORDS]: 'failed' })
    const sheet = await openFirst()
    expect(sheet).toHaveAccessibleName('Withdrawal')
    expect(sheet).toHaveTextContent('The bank returned the transfer.')
    expect(sheet).toHaveTextContent('Reference numberwd_4005')
    expect(sheet).toHaveTextContent('TypeBank card')
    expect(sheet).toHaveTextContent('Amount250.00 USD')
    expect(sheet).toHaveTextContent('Fee2.50 USD')
    expect(sheet).toHaveTextContent('Not paid247.50 USD')
    const steps = within(sheet).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Submitted done.*M$/),
      expect.stringMatching(/^Declined, 250\.00 USD is back in your balance declined.*M$/),
    ])
  })

  it('has what arrived in a coin, its rate, and the transaction to be copied', async () => {
    show({ [RECORDS]: 'success' })
    const sheet = await openFirst()
    expect(sheet).toHaveTextContent('Accepted rate1 USDT = 1.00 USD')
    expect(sheet).toHaveTextContent('Paid495.00 USDTworth 495.00 USD')
    expect(within(sheet).getByText(/^b4628d7d[0-9a-f]{56}$/)).toBeVisible()
    const user = userEvent.setup()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(within(sheet).getByRole('button', { name: 'Copy transaction ID' }))
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^b4628d7d/))
  })

  it('has no transaction while a coin is not paid', async () => {
    show({ [RECORDS]: 'coins' })
    const sheet = await openFirst()
    expect(sheet).toHaveTextContent('To be paid0.01022001 BTCworth 999.90 USD')
    expect(sheet).not.toHaveTextContent('Transaction')
    expect(sheet).toHaveTextContent(/Review nowby \d{4}-/)
  })

  it('tells customer service its number', async () => {
    show({ [RECORDS]: 'under_review' })
    const sheet = await openFirst()
    expect(within(sheet).getByRole('link', { name: /customer service/ })).toHaveAttribute(
      'href',
      customerPath({ page: paths.withdrawalRecords, record: 'wd_4007' }),
    )
  })
})

describe('the filter', () => {
  it('asks for one status, and stands in the address', async () => {
    show()
    await firstRow()
    await userEvent.click(screen.getByRole('radio', { name: 'Declined' }))
    expect(currentAddress()).toBe(`${paths.withdrawalRecords}?status=failed`)
    await waitFor(async () => expect(await firstRow()).toHaveTextContent('250.00 USD'))
    expect(screen.getByText('1 item')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'All' }))
    expect(currentAddress()).toBe(paths.withdrawalRecords)
  })

  it('is read from the address; one that is none means all', async () => {
    show({}, '?status=success')
    expect(await screen.findByRole('radio', { name: 'Paid' })).toBeChecked()
    await waitFor(async () => expect(await firstRow()).toHaveTextContent('500.00 USD'))
  })

  it('takes nonsense for all', async () => {
    show({}, '?status=nonsense')
    expect(await screen.findByRole('radio', { name: 'All' })).toBeChecked()
  })

  it('says what is empty: the list, or this status of it', async () => {
    show({ [RECORDS]: 'empty' })
    expect(await screen.findByText('No withdrawals yet')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Paid' }))
    expect(await screen.findByText('No withdrawals with this status')).toBeVisible()
  })
})

describe('saving as CSV', () => {
  /** The files that the page saved, by name. */
  function catchFiles() {
    const files = new Map<string, Blob>()
    let last: Blob | undefined
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => {
          last = blob
          return 'blob:test'
        }
        static override revokeObjectURL = () => undefined
      },
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (last) files.set(this.download, last)
    })
    return files
  }

  it('saves all records, loaded or not, and says how many', async () => {
    const files = catchFiles()
    show({ [RECORDS]: 'long_list' })
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }))
    expect(await screen.findByText('26 items saved')).toBeInTheDocument()
    const [[name, blob] = []] = [...files]
    expect(name).toMatch(/^withdrawals-\d{4}-\d{2}-\d{2}\.csv$/)
    const lines = (await blob?.text())?.trim().split('\r\n') ?? []
    expect(lines).toHaveLength(27)
    expect(lines[0]).toContain(
      'Reference number,Submitted (UTC),Type,To,Number,Currency,Amount,Fee',
    )
    expect(lines[1]).toMatch(
      /^wd_4125,\d{4}-\d\d-\d\dT[\d:]{8}Z,Wallet address,USDT TRC20,TQn\*{4}LSE,USD,187.13,1.87,185.26,USDT,185.26,1.00,[0-9a-f]{64},Paid,$/,
    )
  })

  it('makes no file when a page of it does not come', async () => {
    const files = catchFiles()
    show({ [RECORDS]: 'long_list' })
    const button = await screen.findByRole('button', { name: 'Save as CSV' })
    answerWith({ [RECORDS]: 'refused_network_error' })
    await userEvent.click(button)
    expect(await screen.findByText(/no file was made/)).toBeInTheDocument()
    expect(files.size).toBe(0)
    expect(screen.getByRole('button', { name: 'Save as CSV' })).not.toHaveAttribute('aria-busy')
  })
})
