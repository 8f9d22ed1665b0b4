import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { customerPath, paths, recordPath } from '@/lib/paths.ts'
import { readIntent } from '@/patterns/money-flow/engine/intent.ts'
import { fakeClock, pass } from '@/test/clock.ts'
import { breakCalls, holdCalls, watchCalls } from '@/test/network.ts'
import { drawPictures, fileOf, JPEG } from '@/test/pictures.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { DepositScreen } from './deposit-screen.tsx'

const VIEW = 'GET /api/user/recharge'
const SUBMIT = 'POST /api/user/dorecharge'
const RECORDS = 'GET /api/user/recharge_record'
/** The demo user of the contract. */
const OWNER = '100237'
const PENDING = "We're getting your payment details"
const RECEIVED = 'Deposit successfully, please be patient and wait for approval'

const show = (examples: Record<string, string> = {}, locale = 'en') =>
  renderScreen(<DepositScreen />, { path: paths.deposit, examples, locale })

const submitButton = () => screen.findByRole('button', { name: 'Submit deposit' })
const accountButton = () => screen.findByRole('button', { name: 'Get payment details' })

/** Goes through the first step. */
async function enter(amount = '300', way = /Bank transfer/) {
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } })
  await userEvent.click(screen.getByRole('radio', { name: way }))
  await userEvent.click(await accountButton())
}

/** Goes through all steps and presses the last button; the confirmation is open then. */
async function ask(amount = '300') {
  drawPictures()
  await enter(amount)
  await submitButton()
  const [, input] = document.querySelectorAll('input[type=file]')
  if (!input) throw new Error('No choice of files')
  fireEvent.change(input, { target: { files: [fileOf(JPEG)] } })
  await screen.findByText('Uploaded')
  await userEvent.click(await submitButton())
  return screen.findByRole('alertdialog')
}

const confirmButton = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: /^Submit/ })

/** Who does what next, before anything is sent. */
function steps(): HTMLElement {
  const list = screen.getByText('Amount and method').closest('ol')
  if (!list) throw new Error('No steps')
  return list
}

/** The steps of the review, as they are read. */
const reviewSteps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('while the funds are frozen', () => {
  const frozen = { 'GET /api/user/index': 'funds_frozen' }

  it('no account to pay to is named, and nothing goes on', async () => {
    show(frozen)
    await enter()
    expect(await accountButton()).toHaveAccessibleDescription(/^Your funds are blocked/)
    expect(screen.queryByText('000987654321')).toBeNull()
  })

  it('no release can be asked for', async () => {
    show({ ...frozen, [VIEW]: 'not_released' })
    expect(await accountButton()).toHaveAccessibleDescription(/^Your funds are blocked/)
  })
})

describe('before a release', () => {
  it('no account is named, and the page says who does what next, and how long it usually takes', async () => {
    show({ [VIEW]: 'not_released' })
    await accountButton()
    expect(
      within(steps())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Amount and method now',
      expect.stringMatching(
        /^We send you the payment details to comeusually 5 minutes.*Don't transfer anything before that\.$/,
      ),
      'You transfer and upload the proof to come',
      'We review it and credit your balance to comeusually 20 minutes',
    ])
    expect(screen.queryByText('000987654321')).toBeNull()
  })

  it('says no usual time where the site tells none', async () => {
    show({ [VIEW]: 'not_released', 'GET /api/index/info': 'live' })
    await accountButton()
    expect(steps()).not.toHaveTextContent('usually')
  })

  it('it is asked for once, and the next step opens by itself when it is there', async () => {
    fakeClock()
    show({ [VIEW]: 'not_released' })
    const sent = watchCalls('POST', '/api/user/recharge_release')
    fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '300' } })
    await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }))
    answerWith({ [VIEW]: 'release_requested' })
    await userEvent.dblClick(await accountButton())
    expect(await screen.findByText(PENDING)).toBeVisible()
    expect(screen.getByText('Bank transfer · 300.00 USD')).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.form).toMatchObject({ method_id: 'dm_bank', amount: '300' })
    answerWith({ [VIEW]: 'release_granted' })
    await pass(5_000)
    expect(await screen.findByText('000987654321')).toBeVisible()
    expect(await submitButton()).toBeVisible()
  })

  it('whose answer is lost is looked up and not asked for again', async () => {
    fakeClock()
    const { sent, mend } = breakCalls('POST', '/api/user/recharge_release', 'answerLost')
    show({ [VIEW]: 'not_released' })
    fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '300' } })
    await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }))
    await userEvent.click(await accountButton())
    expect(await screen.findByText(/Result unknown, checking/)).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    mend()
    answerWith({ [VIEW]: 'release_requested' })
    await pass(2_000)
    expect(await screen.findByText(PENDING)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['release_overdue', /taking longer than expected/],
    ['release_refused', /cannot approve this amount now/],
    ['release_request_unknown', /can't load your request/],
  ])('%s says how it stands and leads to support', async (example, words) => {
    show({ [VIEW]: example })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toBeVisible()
  })

  it('that somebody asked for already says so', async () => {
    show({
      [VIEW]: 'not_released',
      'POST /api/user/recharge_release': 'refused_review_in_progress',
    })
    fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '300' } })
    await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }))
    await userEvent.click(await accountButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(/still reviewing what you sent last/)
    expect(screen.getByLabelText('Amount')).toHaveValue('300')
  })

  it('closes when the release is over while the page is open', async () => {
    fakeClock()
    show()
    await enter()
    await screen.findByText('000987654321')
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 30 * 86_400_000)
    await pass(1_000)
    expect(await accountButton()).toBeVisible()
    expect(screen.queryByText('000987654321')).toBeNull()
  })

  it('in a state that nobody can name stands in nobody’s way', async () => {
    show({ [VIEW]: 'unknown_status' })
    expect(await screen.findByText(/can't tell right now whether you can deposit/)).toBeVisible()
    expect(await accountButton()).not.toHaveAttribute('aria-disabled')
  })
})

describe('the steps', () => {
  it('fold all conditions of a withdrawal to a line that says how many are met', async () => {
    show({ [VIEW]: 'turnover_missing' })
    await userEvent.click(await screen.findByText('For a later withdrawal: 6 of 7 met'))
    const list = screen.getByRole('list', { name: 'What you need to withdraw' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(7)
    expect(within(list).getByText(/still needed/)).toBeVisible()
    expect(screen.getByText('49,999.00 USD')).toBeVisible()
  })

  it('say what the typed amount asks for before it can be withdrawn, and its rule before one is typed', async () => {
    show({ [VIEW]: 'newbie_released' })
    expect(
      await screen.findByText(/adds 100% of its amount to the turnover you need/),
    ).toBeVisible()
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '300' } })
    const box = screen.getByRole('note')
    expect(box).toHaveTextContent('Before you can withdraw 300.00 USD, you need:')
    expect(
      within(box)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '300.00 USD in orders that win or lose, or in projects',
      'Real-name verification',
      'A fund password',
      'A card, account or wallet address',
    ])
    await userEvent.click(screen.getByText('For a later withdrawal: 3 of 7 met'))
    expect(screen.getByText('Turnover of 100% of each deposit')).toBeVisible()
  })

  it('show account and reference of the chosen way, ready to be copied, until when to pay, and can be gone back', async () => {
    show()
    await enter()
    expect(await screen.findByText('000987654321')).toBeVisible()
    expect(screen.getByText('EXAMUS33XXX')).toBeVisible()
    expect(screen.getByText(/^You can deposit up to 500\.00 USD until \d{4}-/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy 100237' })).toBeVisible()
    expect(screen.getByText('Bank transfer · 300.00 USD')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.getByLabelText('Amount')).toHaveValue('300')
    expect(screen.queryByText('000987654321')).toBeNull()
  })

  it('copy the amount as the language writes it, without grouping', async () => {
    show({}, 'de')
    await enter('300,77')
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
    expect(await screen.findByText('300,77 USD')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Copy 300,77' }))
    expect(writeText).toHaveBeenCalledWith('300,77')
  })

  it('of a draft go on where it ended', async () => {
    const { unmount } = show()
    await enter()
    fireEvent.change(await screen.findByLabelText(/Transaction code/), {
      target: { value: 'TRX-1234' },
    })
    unmount()
    show()
    expect(await screen.findByLabelText(/Transaction code/)).toHaveValue('TRX-1234')
    expect(screen.getByText('Bank transfer · 300.00 USD')).toBeVisible()
  })

  it('have what was asked for and released filled in, on any device', async () => {
    show({ [VIEW]: 'release_granted' })
    expect(await screen.findByText('Bank transfer · 300.00 USD')).toBeVisible()
    expect(screen.getByText('000987654321')).toBeVisible()
  })

  it.each([
    ['9.99', 'At least 10.00 USD.'],
    ['500.01', 'You can deposit up to 500.00 USD now.'],
  ])('refuse %s with its number', { tags: 'rule.other-amount-bounds' }, async (amount, message) => {
    show()
    fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } })
    await userEvent.click(await accountButton())
    await waitFor(() =>
      expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    )
    expect(screen.queryByText('000987654321')).toBeNull()
  })

  it('keeps a way that cannot be used in sight, with the reason', async () => {
    show({ [VIEW]: 'method_unavailable' })
    await screen.findByLabelText('Amount')
    expect(screen.getByText(/Not available right now\./)).toBeVisible()
    expect(screen.getAllByRole('radio').filter((way) => way.matches(':disabled'))).toHaveLength(1)
  })

  it('says where Alipay has to be set first', { tags: 'rule.alipay-set-first' }, async () => {
    show({ [VIEW]: 'alipay_missing' })
    expect(await screen.findByText('Add Alipay to your payment methods first.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add Alipay' })).toHaveAttribute(
      'href',
      paths.paymentMethods,
    )
  })

  it('says that there is no way at all', async () => {
    show({ [VIEW]: 'no_methods' })
    expect(await screen.findByText(/You can't deposit right now/)).toBeVisible()
  })
})

describe('amounts by a tap', () => {
  it('go up to what can be deposited, and stand in the field', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: '100.00 USD' }))
    expect(screen.getByLabelText('Amount')).toHaveValue('100')
    expect(screen.getByRole('button', { name: '100.00 USD', pressed: true })).toBeVisible()
    expect(screen.queryByRole('button', { name: '1,000.00 USD' })).toBeNull()
  })
})

describe('the ways', () => {
  const ways = () => screen.getAllByRole('radio').map((way) => way.closest('label')?.textContent)

  it('begin with what people pay by where the page is read', async () => {
    show()
    await accountButton()
    expect(ways()[0]).toMatch(/^Bank transfer/)
    cleanup()
    show({}, 'zh-CN')
    await screen.findAllByRole('radio')
    expect(ways()[0]).toMatch(/Alipay/)
  })

  it('of which there is one are no choice', async () => {
    show({ [VIEW]: 'bank_transfer_only' })
    await userEvent.click(await screen.findByRole('button', { name: '50.00 USD' }))
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(await accountButton())
    expect(await screen.findByText('Bank transfer · 50.00 USD')).toBeVisible()
  })
})

describe('a press while the picture is being uploaded', () => {
  it('asks once it has arrived, and complains of nothing', async () => {
    drawPictures()
    const arrive = holdCalls('POST', '/api/user/uploadfile')
    show()
    await enter()
    await submitButton()
    const [, input] = document.querySelectorAll('input[type=file]')
    if (!input) throw new Error('No choice of files')
    fireEvent.change(input, { target: { files: [fileOf(JPEG)] } })
    await screen.findByRole('progressbar', { name: /Uploading/ })
    await userEvent.dblClick(await submitButton())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByText('Choose a picture first.')).toBeNull()
    arrive()
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(/300\.00 USD/)
  })
})

describe('the account that it came from', () => {
  it('is one that is bound for the way; it is asked about and sent', async () => {
    const sent = watchCalls('POST', '/api/user/dorecharge')
    drawPictures()
    show()
    await enter()
    const from = await screen.findByLabelText('Transferred from')
    expect(
      within(from)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Another account', 'Example Bank 000****789'])
    await userEvent.selectOptions(from, 'Example Bank 000****789')
    const [, input] = document.querySelectorAll('input[type=file]')
    if (!input) throw new Error('No choice of files')
    fireEvent.change(input, { target: { files: [fileOf(JPEG)] } })
    await screen.findByText('Uploaded')
    await userEvent.click(await submitButton())
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Transferred fromExample Bank 000****789')
    await userEvent.click(confirmButton(dialog))
    expect(await screen.findByText('Example Bank')).toBeVisible()
    expect(sent[0]?.form).toMatchObject({ from_id: 'pm_1004' })
  })

  it('is not asked for where none is bound, and goes with another way', async () => {
    show({ 'GET /api/user/bank_card': 'empty' })
    await enter()
    await submitButton()
    expect(screen.queryByLabelText('Transferred from')).toBeNull()
  })
})

describe('a deposit', () => {
  it('is sent once, however often it is pressed, and shows the record', {
    tags: 'done.deposit',
  }, async () => {
    const sent = watchCalls('POST', '/api/user/dorecharge')
    show()
    const dialog = await ask()
    expect(dialog).toHaveAccessibleName('Submit 300.00 USD deposit?')
    expect(dialog).toHaveTextContent(/We credit it after our review/)
    const confirm = confirmButton(dialog)
    confirm.click()
    confirm.click()
    expect(await screen.findByText(RECEIVED)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.form).toEqual({
      method_id: 'dm_bank',
      amount: '300',
      screenshot_file_id: 'fi_shot-51f0c2aa',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      valid_until: expect.stringMatching(/^\d{10}$/),
    })
    expect(screen.getByText('de_3008')).toBeVisible()
    expect(localStorage.getItem(`h5.draft.${OWNER}.deposit`)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(currentAddress()).toBe(paths.user)
  })

  it('is followed until its review is decided, and only while the page is in sight', async () => {
    fakeClock()
    show({ [RECORDS]: 'under_review' })
    const asked = watchCalls('GET', '/api/user/recharge_record')
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText('300.00 USD deposit submitted for review')).toBeVisible()
    expect(reviewSteps()).toEqual([
      expect.stringMatching(/^Submitted done.*M$/),
      expect.stringMatching(/^Review nowby 2026-11-20 \d+:30:00.*You don't need to do anything/),
      'Credited to your balance to come',
    ])
    await pass(5_000)
    expect(asked).toHaveLength(1)
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(20_000)
    expect(asked).toHaveLength(1)
    sight.mockRestore()
    answerWith({ [RECORDS]: 'success' })
    await pass(5_000)
    expect(await screen.findByText('500.00 USD credited')).toBeVisible()
    expect(reviewSteps()).toEqual([
      expect.stringMatching(/^Submitted done.*M$/),
      expect.stringMatching(/^Received, final check done.*M$/),
      expect.stringMatching(/^Credited to your balance done.*M$/),
    ])
    expect(asked).toHaveLength(2)
    await pass(60_000)
    expect(asked).toHaveLength(2)
  })

  it('whose review takes too long leads to customer service', async () => {
    fakeClock()
    show({ [RECORDS]: 'overdue' })
    await userEvent.click(confirmButton(await ask()))
    await screen.findByText(RECEIVED)
    await pass(5_000)
    expect(await screen.findByText(/taking longer than expected/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
      'href',
      customerPath({ page: paths.deposit }),
    )
  })

  it('whose answer is lost is looked up and never sent again', async () => {
    fakeClock()
    const { sent } = breakCalls('POST', '/api/user/dorecharge', 'answerLost')
    show({ [RECORDS]: 'empty' })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(/Result unknown, checking/)).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
    answerWith({})
    await pass(1_000)
    expect(await screen.findByText(RECEIVED)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(readIntent('deposit', OWNER)).toBeNull()
  })

  it.each([
    ['success', /USD credited$/],
    ['success_awaiting_audit', /^Your transfer of .* has arrived$/],
    ['failed', 'We declined this deposit'],
    ['unknown_status', /can't tell its status right now/],
  ])('found later as %s says what became of it', async (example, words) => {
    breakCalls('POST', '/api/user/dorecharge', 'answerLost')
    show({ [RECORDS]: example })
    await userEvent.click(confirmButton(await ask()))
    expect(await screen.findByText(words)).toBeVisible()
  })

  it.each([
    ['refused_alipay_required', /Add Alipay first/, 'Add Alipay'],
    ['refused_too_many_requests', /Please wait until/, null],
  ])('%s: names its rule and the way on, and keeps the entries', async (example, words, way) => {
    show({ [SUBMIT]: example })
    await userEvent.click(confirmButton(await ask()))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    if (way !== null) expect(within(alert).getByRole('link', { name: way })).toBeVisible()
    expect(screen.getByText('Bank transfer · 300.00 USD')).toBeVisible()
    expect(screen.getByText('Uploaded')).toBeVisible()
  })

  it('asks whether to send an equal one again, whatever is still released', async () => {
    const sent = watchCalls('POST', '/api/user/dorecharge')
    show({ [SUBMIT]: 'refused_possible_duplicate' })
    const first = await ask()
    answerWith({ [VIEW]: 'not_released', [SUBMIT]: 'refused_possible_duplicate' })
    await userEvent.click(confirmButton(first))
    const dialog = await screen.findByRole('alertdialog', { name: /Send it again\?$/ })
    await userEvent.click(within(dialog).getByRole('button', { name: "Don't send it" }))
    expect(await screen.findByRole('link', { name: 'Show what you sent' })).toHaveAttribute(
      'href',
      recordPath(paths.depositRecords, '5b0f8c0e-6a57-4f0e-9d55-000000003008'),
    )
    expect(sent).toHaveLength(1)
  })

  it('of an amount that is refused is mended at the form', async () => {
    show({ [SUBMIT]: 'refused_amount_too_large' })
    await userEvent.click(confirmButton(await ask()))
    await userEvent.click(await screen.findByRole('button', { name: /^Use [\d,.]+ USD$/ }))
    expect(screen.queryByText('Bank transfer · 300.00 USD')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['refused_file_rejected', /We can't use this file/],
    ['refused_screenshot_used', /already used for another deposit/],
  ])('%s: says so, and asks for another picture', async (example, words) => {
    show({ [SUBMIT]: example })
    await userEvent.click(confirmButton(await ask()))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    await userEvent.click(within(alert).getByRole('button', { name: 'Choose another picture' }))
    expect(screen.queryByText('Uploaded')).toBeNull()
    expect(screen.getByText('Bank transfer · 300.00 USD')).toBeVisible()
  })
})
