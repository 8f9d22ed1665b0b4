import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { readIntent } from '@/components/money-action/intent.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { breakCalls } from '@/test/broken-network.ts'
import { drawPictures, fileOf, JPEG } from '@/test/pictures.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { DepositScreen } from './deposit-screen.tsx'

const VIEW = 'GET /api/user/recharge'
const SUBMIT = 'POST /api/user/dorecharge'
const RECORDS = 'GET /api/user/recharge_record'
/** The demo user of the contract. */
const OWNER = '100237'
const RECEIVED = 'Deposit successfully, please be patient and wait for approval'

const show = (examples: Record<string, string> = {}, locale = 'en') =>
  renderScreen(<DepositScreen />, { path: paths.deposit, examples, locale })

const submitButton = () => screen.findByRole('button', { name: 'Submit the deposit' })

/** Fills the form in and presses its button; the confirmation is open then. */
async function ask(amount = '300') {
  drawPictures()
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } })
  await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }))
  const [, input] = document.querySelectorAll('input[type=file]')
  if (!input) throw new Error('No choice of files')
  fireEvent.change(input, { target: { files: [fileOf(JPEG)] } })
  await userEvent.click(await screen.findByRole('button', { name: /^Upload this picture/ }))
  await screen.findByText('Uploaded')
  await userEvent.click(await submitButton())
  return screen.findByRole('alertdialog')
}

const confirmButton = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: /^Submit/ })

describe('before a release', () => {
  it.each(['not_released', 'newbie'])(
    '%s: the form is shut, names no account, and leads to support',
    async (example) => {
      show({ [VIEW]: example })
      expect(await screen.findByText('Customer service releases deposits first')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
        'href',
        customerPath({ page: paths.deposit }),
      )
      expect(screen.getByRole('list', { name: 'What a withdrawal needs' })).toBeVisible()
      expect(screen.queryByLabelText('Amount')).toBeNull()
      expect(screen.queryByText('000987654321')).toBeNull()
    },
  )

  it('opens as soon as the server says so', async () => {
    show({ [VIEW]: 'not_released' })
    await screen.findByText('Customer service releases deposits first')
    answerWith({})
    await userEvent.click(screen.getByRole('button', { name: 'Check whether it is released' }))
    expect(await screen.findByLabelText('Amount')).toBeVisible()
  })

  it('closes when the release is over while the page is open', async () => {
    show()
    await screen.findByLabelText('Amount')
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 30 * 86_400_000)
    expect(
      await screen.findByText('Customer service releases deposits first', undefined, {
        timeout: 3_000,
      }),
    ).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })

  it('in a state that nobody can name stands in nobody’s way', async () => {
    show({ [VIEW]: 'unknown_status' })
    expect(await screen.findByText(/is not known now\. You can try/)).toBeVisible()
    expect(await submitButton()).not.toHaveAttribute('aria-disabled')
  })
})

describe('the form', () => {
  it('has all conditions of a withdrawal above it', async () => {
    show({ [VIEW]: 'turnover_missing' })
    const list = await screen.findByRole('list', { name: 'What a withdrawal needs' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(7)
    expect(within(list).getByText(/still needed/)).toBeVisible()
    expect(screen.getByText('49,999.00 USD')).toBeVisible()
  })

  it('shows account and reference of the chosen way, ready to be copied', async () => {
    show()
    await userEvent.click(await screen.findByRole('radio', { name: /Bank transfer/ }))
    expect(screen.getByText('000987654321')).toBeVisible()
    expect(screen.getByText('EXAMUS33XXX')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy 100237' })).toBeVisible()
    expect(screen.getByText('Enter the amount above')).toBeVisible()
  })

  it.each([
    ['9.99', 'At least 10.00 USD.'],
    ['500.01', 'Only 500.00 USD is released.'],
    ['0.0000001', 'At most 2 decimals.'],
    ['much', 'Enter an amount in digits, such as 100.50.'],
  ])('refuses %s with its number', async (amount, message) => {
    show()
    await userEvent.type(await screen.findByLabelText('Amount'), amount)
    await userEvent.click(await submitButton())
    await waitFor(() =>
      expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps a way that cannot be used in sight, with the reason', async () => {
    show({ [VIEW]: 'method_unavailable' })
    await screen.findByLabelText('Amount')
    expect(screen.getByText(/Not available now\./)).toBeVisible()
    expect(screen.getAllByRole('radio').filter((way) => way.matches(':disabled'))).toHaveLength(1)
  })

  it('says where Alipay has to be set first', async () => {
    show({ [VIEW]: 'alipay_missing' })
    expect(await screen.findByText('Set Alipay in your payment methods first.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Set Alipay' })).toHaveAttribute(
      'href',
      paths.paymentMethods,
    )
  })

  it('says that there is no way at all', async () => {
    show({ [VIEW]: 'no_methods' })
    expect(await screen.findByText(/There is no way to deposit at the moment/)).toBeVisible()
  })
})

// Each goes the whole way, with dialog and picture: slow on a machine that does other work, too.
describe('a deposit', { timeout: 30_000 }, () => {
  it('is sent once, however often it is pressed, and shows the record', async () => {
    const calls = breakCalls('POST', '/api/user/dorecharge', 'answerLost')
    calls.mend()
    show()
    const dialog = await ask()
    expect(dialog).toHaveAccessibleName('Submit the deposit of 300.00 USD?')
    expect(dialog).toHaveTextContent(/Nothing is credited before the review/)
    const confirm = confirmButton(dialog)
    confirm.click()
    confirm.click()
    expect(await screen.findByText(RECEIVED)).toBeVisible()
    expect(calls.sent).toHaveLength(1)
    expect(Object.fromEntries(calls.sent[0] ?? [])).toEqual({
      method_id: 'dm_bank',
      amount: '300',
      screenshot_file_id: 'fi_shot-51f0c2aa',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(screen.getByText('de_3008')).toBeVisible()
    expect(localStorage.getItem(`h5.draft.${OWNER}.deposit`)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(currentAddress()).toBe(paths.user)
  })

  it('whose answer is lost is looked up and never sent again', async () => {
    const { sent } = breakCalls('POST', '/api/user/dorecharge', 'answerLost')
    show({ [RECORDS]: 'empty' })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(/Result unknown, checking/)).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    answerWith({})
    expect(await screen.findByText(RECEIVED, undefined, { timeout: 5_000 })).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(readIntent('deposit', OWNER)).toBeNull()
  })

  it.each([
    ['success', 'The deposit was credited'],
    ['success_awaiting_audit', /The transfer arrived/],
    ['failed', 'The deposit was refused in its review'],
    ['unknown_status', /Its status is not known/],
  ])('found later as %s says what became of it', async (example, words) => {
    breakCalls('POST', '/api/user/dorecharge', 'answerLost')
    show({ [RECORDS]: example })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(words)).toBeVisible()
  })

  it.each([
    ['refused_deposit_not_released', /./, 'Contact customer service'],
    ['refused_alipay_required', /Set Alipay first/, 'Set Alipay'],
    ['refused_funds_frozen', /funds are frozen/, 'Contact customer service'],
    ['refused_operation_failed', /Operation failed/, 'Contact customer service'],
    ['refused_request_conflict', /already used/, null],
    ['refused_too_many_requests', /Please wait until/, null],
  ])('%s: names its rule and the way on, and keeps the entries', async (example, words, way) => {
    show({ [SUBMIT]: example })
    await userEvent.click(confirmButton(await ask()))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    if (way !== null) expect(within(alert).getByRole('link', { name: way })).toBeVisible()
    expect(screen.getByLabelText('Amount')).toHaveValue('300')
    expect(screen.getByText('Uploaded')).toBeVisible()
  })

  it.each(['refused_amount_too_small', 'refused_amount_too_large'])(
    '%s: is mended at the form',
    async (example) => {
      show({ [SUBMIT]: example })
      await userEvent.click(confirmButton(await ask()))
      await userEvent.click(await screen.findByRole('button', { name: /^Set [\d,.]+ USD$/ }))
      expect(screen.getByLabelText('Amount')).not.toHaveValue('300')
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('with a refused picture asks for another one', async () => {
    show({ [SUBMIT]: 'refused_file_rejected' })
    await userEvent.click(confirmButton(await ask()))
    const alert = await screen.findByRole('alert')
    await userEvent.click(within(alert).getByRole('button', { name: 'Choose another picture' }))
    expect(screen.queryByText('Uploaded')).toBeNull()
    expect(screen.getByLabelText('Amount')).toHaveValue('300')
  })
})
