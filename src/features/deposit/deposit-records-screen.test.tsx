import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { customerPath, paths, recordPath } from '@/lib/paths.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { DepositRecordsScreen } from './deposit-records-screen.tsx'

const RECORDS = 'GET /api/user/recharge_record'

const show = (examples: Record<string, string> = {}) =>
  renderScreen(<DepositRecordsScreen />, { path: paths.depositRecords, examples })

/** Without a layout only the first rows are drawn, and they count as hidden. */
async function firstRow() {
  const [row] = await screen.findAllByRole('article', { hidden: true })
  if (!row) throw new Error('No row')
  return row
}

describe('a row', () => {
  it.each([
    ['under_review', 'Under review', 'pending'],
    ['success_awaiting_audit', 'Final check', 'pending'],
    ['success', 'Credited', 'positive'],
    ['failed', 'Declined', 'negative'],
    ['unknown_status', 'Unknown status', 'neutral'],
  ])(
    '%s: says the state by word and colour',
    {
      tags: [
        'state.deposit-status-success',
        'state.deposit-status-failed',
        'state.deposit-status-under-review',
        'state.deposit-status-success-awaiting',
      ],
    },
    async (example, word, tone) => {
      show({ [RECORDS]: example })
      const row = await firstRow()
      expect(within(row).getByText(word)).toHaveClass(tone)
      expect(row).toHaveTextContent(/[\d,]+\.\d\d USD/)
      expect(row).toHaveTextContent(/\d{4}-\d{2}-\d{2}|\d{2}:\d{2} [AP]M/)
    },
  )
})

describe('one deposit', () => {
  const path = recordPath(paths.depositRecords, '0e0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11')

  it('opens by itself where the address names the request that made it', async () => {
    renderScreen(<DepositRecordsScreen />, { path, examples: { [RECORDS]: 'failed' } })
    const sheet = await screen.findByRole('dialog', { name: 'Deposit' })
    expect(within(sheet).getAllByText('Declined').length).toBeGreaterThan(0)
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('that is none of the user opens nothing', async () => {
    renderScreen(<DepositRecordsScreen />, { path, examples: { [RECORDS]: 'empty' } })
    expect(await screen.findByText('No deposits yet')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens with its screenshot, the steps of its review, and customer service for it', async () => {
    show({ [RECORDS]: 'success_awaiting_audit' })
    await userEvent.click(within(await firstRow()).getByRole('button', { hidden: true }))
    const sheet = await screen.findByRole('dialog', { name: 'Deposit' })
    const steps = within(sheet).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Submitted done.*M$/),
      // Told by the site, because nobody knows when this one ends.
      expect.stringMatching(
        /^Received, final check nowusually 20 minutesYou don't need to do anything/,
      ),
      'Credited to your balance to come',
    ])
    expect(sheet).toHaveTextContent('To be credited')
    expect(within(sheet).getByRole('link', { name: /customer service/ })).toHaveAttribute(
      'href',
      customerPath({ page: paths.depositRecords, record: 'de_3007' }),
    )
    fireEvent.error(within(sheet).getByRole('img', { name: 'Screenshot of the transfer' }))
    expect(sheet).toHaveTextContent("We can't show the picture right now.")
  })
})

describe('the filters', () => {
  it('ask for one status, and stand in the address', async () => {
    show()
    await firstRow()
    await userEvent.click(screen.getByRole('radio', { name: 'Received, final check' }))
    expect(currentAddress()).toBe(`${paths.depositRecords}?status=success_awaiting_audit`)
  })

  it('know the five classes', {
    tags: [
      'state.deposit-class-0',
      'state.deposit-class-1',
      'state.deposit-class-2',
      'state.deposit-class-3',
      'state.deposit-class-4',
    ],
  }, async () => {
    renderScreen(<DepositRecordsScreen />, { path: `${paths.depositClasses}?class=2` })
    expect(await screen.findByRole('radio', { name: 'Promotion bonus' })).toBeChecked()
    const kinds = within(screen.getByRole('radiogroup', { name: 'Kind' })).getAllByRole('radio')
    expect(kinds.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'All kinds',
      'Own deposit',
      'Gift',
      'Promotion bonus',
      'Deposit bonus',
      'System credit',
    ])
    await userEvent.click(screen.getByRole('radio', { name: 'Declined' }))
    expect(currentAddress()).toBe(`${paths.depositClasses}?class=2&status=failed`)
    await userEvent.click(screen.getByRole('radio', { name: 'All kinds' }))
    expect(currentAddress()).toBe(`${paths.depositClasses}?status=failed`)
  })

  it('say what is empty: the list, or this part of it', async () => {
    show({ [RECORDS]: 'empty' })
    expect(await screen.findByText('No deposits yet')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Declined' }))
    await waitFor(() => expect(screen.getByText('No deposits of this kind')).toBeVisible())
  })
})
