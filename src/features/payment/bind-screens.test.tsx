import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { givePlace } from '@/domain/account/place.ts'
import { NAME } from '@/domain/account/typed-name.ts'
import { addMethodPath, paths } from '@/lib/paths.ts'
import { dropAllDrafts, keepDraft, readDraft } from '@/patterns/form/draft.ts'
import { readIntent } from '@/patterns/money-flow/engine/intent.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { AddMethodScreen } from './add-method-screen.tsx'
import { BindCardScreen } from './bind-card-screen.tsx'
import { BindWalletScreen } from './bind-wallet-screen.tsx'

const BIND = 'POST /api/user/add_card'
const LIST = 'GET /api/user/bank_card'
const WALLET = 'POST /api/user/add_wallet_addr'
/** The demo user of the contract. */
const OWNER = '100237'

function show(screenOf: React.ReactNode, path: string, examples: Record<string, string> = {}) {
  return renderScreen(screenOf, { path, examples })
}

const showCard = (examples = {}) => show(<BindCardScreen />, paths.bindCard, examples)
const showWallet = (examples = {}) => show(<BindWalletScreen />, paths.bindWallet, examples)

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fillCard(number = '4111111111111111') {
  await screen.findByLabelText('Card number')
  change('Account holder', 'Alex Morgan')
  change('Bank name', 'Example Bank')
  change('Card number', number)
}

const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage })

describe('a bank card', () => {
  it('is bound, and its number stands in groups and in no storage', {
    tags: 'done.added',
  }, async () => {
    const sent = watchCalls('POST', '/api/user/add_card')
    showCard()
    await fillCard()
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111')
    expect(stored()).toContain('Example Bank')
    expect(stored()).not.toMatch(/4111|Alex/)
    await press('Add payment method')
    expect(await screen.findByText('Successfully added!')).toBeVisible()
    expect(screen.getByText('411****111')).toBeVisible()
    expect(sent[0]?.form).toEqual({
      type: 'bank_card',
      holder_name: 'Alex Morgan',
      bank_name: 'Example Bank',
      card_number: '4111111111111111',
      currency: 'USD',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      valid_until: expect.stringMatching(/^\d{10}$/),
    })
    expect(stored()).not.toContain('Example Bank')
    await press('Done')
    expect(currentAddress()).toBe(paths.paymentMethods)
  })

  it('has the name that was just sent for verification, once, and no menu of one currency', async () => {
    keepDraft({ ...NAME, owner: OWNER }, { name: 'Alex Morgan' })
    showCard()
    expect(await screen.findByLabelText('Account holder')).toHaveValue('Alex Morgan')
    expect(screen.queryByRole('combobox')).toBeNull()
    change('Bank name', 'Example Bank')
    change('Card number', '4111111111111111')
    await press('Add payment method')
    expect(await screen.findByText('Successfully added!')).toBeVisible()
    expect(readDraft({ ...NAME, owner: OWNER })).toEqual({})
  })

  it('leads a new user on to the next step', async () => {
    showCard({ 'GET /api/user/index': 'newbie' })
    await fillCard()
    await press('Add payment method')
    expect(await screen.findByText('Successfully added!')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Next: verify your name' })).toBeVisible()
  })

  it('keeps its groups, and the caret, while one types', async () => {
    showCard()
    const field = await screen.findByLabelText<HTMLInputElement>('Card number')
    await userEvent.type(field, '41111111')
    expect(field).toHaveValue('4111 1111')
    await userEvent.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(field).toHaveValue('4191 1111 1')
    expect(field.selectionStart).toBe(3)
  })

  it('is read as people paste it', async () => {
    const sent = watchCalls('POST', '/api/user/add_card')
    showCard()
    await fillCard('\u202a４１１１-1111-1111\u200b-1111\u202c')
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111')
    change('Account holder', 'O´Neill\u200b')
    fireEvent.blur(screen.getByLabelText('Account holder'))
    expect(screen.getByLabelText('Account holder')).toHaveValue("O'Neill")
    await press('Add payment method')
    expect(await screen.findByText('Successfully added!')).toBeVisible()
    expect(sent[0]?.form).toMatchObject({
      card_number: '4111111111111111',
      holder_name: "O'Neill",
    })
  })

  it('is left alone while an input method composes it', async () => {
    showCard()
    const field = await screen.findByLabelText<HTMLInputElement>('Card number')
    fireEvent.compositionStart(field)
    for (const text of ['４', '４１', '４１１', '４１１１', '４１１１１']) {
      fireEvent.change(field, { target: { value: text } })
      expect(field).toHaveValue(text)
    }
    fireEvent.compositionEnd(field)
    expect(field).toHaveValue('4111 1')
    expect(field.selectionStart).toBe(6)
  })

  it('says what is missing and that a digit is wrong; nothing is sent', {
    tags: 'rule.card-number-required',
  }, async () => {
    const { sent } = breakCalls('POST', '/api/user/add_card', 'answerLost')
    showCard()
    await fillCard('4111111111111112')
    change('Bank name', '')
    await press('Add payment method')
    expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(
      /isn't a valid card number/,
    )
    expect(screen.getByLabelText('Bank name')).toHaveAccessibleDescription('Please fill this in.')
    expect(sent).toHaveLength(0)
  })

  it('that is refused says why and keeps the entries', async () => {
    showCard({ [BIND]: 'refused_card_number_exists' })
    await fillCard()
    await press('Add payment method')
    expect(await screen.findByRole('alert')).toHaveTextContent('Bank card number already exists')
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111')
  })

  it('whose answer is lost is looked up, and no number is stored meanwhile', async () => {
    const { sent } = breakCalls('POST', '/api/user/add_card', 'answerLost')
    showCard({ [LIST]: 'empty' })
    await fillCard()
    await press('Add payment method')
    expect(await screen.findByText('Result unknown, checking')).toBeVisible()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    expect(stored()).not.toContain('4111')
    expect(readIntent('bind.bank_card', OWNER)?.requestId).toBe(sent[0]?.form.request_id)
    expect(sent).toHaveLength(1)
  })

  it('takes the place that was chosen, and what was typed before is there', async () => {
    const first = showCard()
    await fillCard()
    await press('Choose a place')
    expect(currentAddress()).toBe(paths.chooseLocation)
    first.unmount()
    givePlace(paths.bindCard, {
      name: 'New York',
      address: 'United States',
      latitude: '40.71',
      longitude: '-74.01',
    })
    const sent = watchCalls('POST', '/api/user/add_card')
    showCard()
    expect(await screen.findByLabelText(/Area or address/)).toHaveValue('New York, United States')
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111')
    expect(screen.getByText('Position 40.71, -74.01')).toBeVisible()
    await press('Add payment method')
    await screen.findByText('Successfully added!')
    expect(sent[0]?.form.branch_latitude).toBe('40.71')
    expect(sent[0]?.form.bank_area).toBe('New York, United States')
  })

  it('is forgotten with the drafts of a user who logs out', async () => {
    const first = showCard()
    await fillCard()
    first.unmount()
    dropAllDrafts()
    showCard()
    expect(await screen.findByLabelText('Card number')).toHaveValue('')
  })
})

describe('another payment method', () => {
  it('is the one of the link, with its own fields', async () => {
    const sent = watchCalls('POST', '/api/user/add_card')
    show(<AddMethodScreen />, addMethodPath('wechat_pay'), { [BIND]: 'wechat_pay' })
    await screen.findByLabelText('WeChat account')
    expect(screen.queryByLabelText('Bank name')).toBeNull()
    change('Account holder', 'Alex Morgan')
    change('WeChat account', 'alex-morgan-pay')
    await press('Add payment method')
    await screen.findByText('Successfully added!')
    expect(sent[0]?.form).toMatchObject({
      type: 'wechat_pay',
      account: 'alex-morgan-pay',
    })
  })

  it('changes its fields with its type', { tags: 'can.bind-payment-method' }, async () => {
    show(<AddMethodScreen />, paths.addMethod)
    // What people pay by where English is read comes first.
    expect(await screen.findByLabelText('Account number or IBAN')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Payment method'), 'Alipay')
    expect(screen.getByLabelText('Alipay account')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Payment method'), 'Crypto transfer')
    expect(await screen.findByLabelText('Network')).toBeVisible()
    expect(screen.queryByLabelText('Account holder')).toBeNull()
  })
})

describe('a wallet address', () => {
  const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

  async function fill(address = TRON) {
    await userEvent.selectOptions(await screen.findByLabelText('Currency'), 'USDT')
    await userEvent.selectOptions(screen.getByLabelText('Network'), 'TRC20')
    change('Address', address)
  }

  it('stands in groups, is compared in a question, and is bound', async () => {
    const sent = watchCalls('POST', '/api/user/add_wallet_addr')
    showWallet()
    await fill()
    expect(screen.getByText('Y2kh').parentElement).toHaveTextContent(TRON)
    await press('Check and add')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveAccessibleName('Add this USDT address on TRC20?')
    expect(within(dialog).getByText('Y2kh')).toBeVisible()
    expect(sent).toHaveLength(0)
    change('Fund password', 'fund1234')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add address' }))
    expect(await screen.findByText('Successfully added!')).toBeVisible()
    expect(sent[0]?.form).toMatchObject({ address: TRON, fund_password: 'fund1234' })
    expect(stored()).not.toContain('fund1234')
  })

  it('is taken out of a link, without its amount', async () => {
    const sent = watchCalls('POST', '/api/user/add_wallet_addr')
    showWallet()
    await fill(`tron:${TRON}\u200b?amount=5`)
    expect(screen.getByText('Y2kh').parentElement).toHaveTextContent(TRON)
    fireEvent.blur(screen.getByLabelText('Address'))
    expect(screen.getByLabelText('Address')).toHaveValue(TRON)
    await press('Check and add')
    const dialog = await screen.findByRole('alertdialog')
    change('Fund password', 'fund1234')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add address' }))
    expect(await screen.findByText('Successfully added!')).toBeVisible()
    expect(sent[0]?.form).toMatchObject({ address: TRON })
  })

  it('of a coin with one network leaves no choice', async () => {
    showWallet()
    await userEvent.selectOptions(await screen.findByLabelText('Currency'), 'BTC')
    expect(screen.queryByLabelText('Network')).toBeNull()
    expect(screen.getByText('Network')).toBeVisible()
    expect(screen.getAllByText('BTC')).toHaveLength(2)
  })

  it.each([
    ['TRC20', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSF', /isn't a TRC20 address/],
    ['ERC20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', /can't check this address/],
    ['ERC20', TRON, /on TRON \(TRC20\). You need one on ERC20/],
    ['ERC20', 'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@137', /on Polygon/],
    ['TRC20', 'litecoin:ltc1qabc?amount=1', /on Litecoin/],
  ])('%s %s is not bound', async (network, address, words) => {
    showWallet()
    await userEvent.selectOptions(await screen.findByLabelText('Currency'), 'USDT')
    await userEvent.selectOptions(screen.getByLabelText('Network'), network)
    change('Address', address)
    await press('Check and add')
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(words)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('needs a fund password, and leads to it', async () => {
    showWallet({ 'GET /api/user/index': 'fund_password_missing' })
    expect(await screen.findByRole('link', { name: 'Set a fund password' })).toHaveAttribute(
      'href',
      paths.fundPassword,
    )
    expect(screen.getByRole('button', { name: 'Check and add' })).toHaveAccessibleDescription(
      'Set a fund password first.',
    )
  })

  it('that is refused says why, and asks for the password anew', async () => {
    showWallet({ [WALLET]: 'refused_address_invalid' })
    await fill()
    await press('Check and add')
    const dialog = await screen.findByRole('alertdialog')
    change('Fund password', 'fund1234')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add address' }))
    expect(
      await screen.findByText("This address doesn't fit the network. Please check both."),
    ).toBeVisible()
    expect(screen.getByLabelText('Address')).toHaveValue(TRON)
    await press('Check and add')
    expect(await screen.findByLabelText('Fund password')).toHaveValue('')
  })
})
