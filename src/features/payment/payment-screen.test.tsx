import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useGetUser } from '@/generated/account/account.ts'
import { addMethodPath, paths } from '@/lib/paths.ts'
import { breakCalls } from '@/test/broken-network.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { PaymentScreen } from './payment-screen.tsx'

const LIST = 'GET /api/user/bank_card'

/** The gate of private pages fetches the user first. */
function Gate() {
  useGetUser()
  return <PaymentScreen />
}

const show = (examples: Record<string, string> = {}, query = '') =>
  renderScreen(<Gate />, { path: `${paths.paymentMethods}${query}`, examples })

const rows = async () => (await screen.findAllByRole('article')).map((row) => row.textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** Opens the card's sheet and goes on to its removal. */
async function askToRemove() {
  await userEvent.click(await screen.findByRole('button', { name: /411\*\*\*\*111/ }))
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
  )
  fireEvent.change(await screen.findByLabelText('Fund password'), {
    target: { value: 'fund1234' },
  })
  await press('Remove')
  return within(await screen.findByRole('alertdialog'))
}

describe('the payment methods', () => {
  it('are listed, masked', async () => {
    show()
    expect(await rows()).toEqual([
      expect.stringMatching(/^Crypto transfer TTs\*\*\*\*qL4 USDT · TRC20/),
      expect.stringMatching(/^Example Bank 000\*\*\*\*789 Bank transfer · USD/),
      expect.stringMatching(/^WeChat pay ale\*\*\*\*pay USD/),
      expect.stringMatching(/^Alipay ale\*\*\*\*com USD/),
      expect.stringMatching(/^Example Bank 411\*\*\*\*111 Bank card · USD/),
    ])
  })

  it('open with what is known, and the place on the map', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: /411\*\*\*\*111/ }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('Ale****gan')).toBeVisible()
    expect(sheet.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${paths.openLocation}?name=Harbour+Street`),
    )
  })

  it('have wallet addresses beside them', async () => {
    show({}, '?list=wallets')
    expect(await rows()).toEqual([expect.stringMatching(/^USDT TQn\*\*\*\*LSE TRC20/)])
    expect(screen.getByRole('link', { name: 'Bind a wallet address' })).toBeVisible()
  })

  it('say when there is none, and lead to the pages that bind', async () => {
    show({ [LIST]: 'empty' })
    expect(await screen.findByText('No card or account yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bind a bank card' })).toHaveAttribute(
      'href',
      paths.bindCard,
    )
    expect(screen.getByRole('link', { name: /Add Alipay/ })).toHaveAttribute(
      'href',
      paths.addMethod,
    )
  })

  it('say that Alipay has to be set first', async () => {
    show({ 'GET /api/user/index': 'newbie' })
    expect(await screen.findByRole('link', { name: 'Set Alipay' })).toHaveAttribute(
      'href',
      addMethodPath('alipay'),
    )
  })

  it('say why they cannot be shown', async () => {
    show({ [LIST]: 'refused_network_error' })
    expect(await screen.findByRole('alert')).toHaveTextContent('network error')
  })
})

describe('a removal', () => {
  it('needs the fund password, and is asked once more', async () => {
    const calls = breakCalls('POST', '/api/user/del_card', 'answerLost')
    calls.mend()
    show()
    const dialog = await askToRemove()
    expect(dialog.getByText('Remove 411****111?')).toBeVisible()
    expect(calls.sent).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Delete successfully!')).toBeVisible()
    expect(Object.fromEntries(calls.sent[0] ?? [])).toEqual({
      id: 'pm_1001',
      fund_password: 'fund1234',
    })
    expect(await rows()).toHaveLength(5)
  })

  it('without the password sends nothing', async () => {
    const { sent } = breakCalls('POST', '/api/user/del_card', 'answerLost')
    show()
    await userEvent.click(await screen.findByRole('button', { name: /411\*\*\*\*111/ }))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
    )
    await screen.findByLabelText('Fund password')
    await press('Remove')
    expect(screen.getByLabelText('Fund password')).toHaveAccessibleDescription(
      'Please fill this in.',
    )
    await press('Keep it')
    expect(await screen.findByRole('button', { name: /411\*\*\*\*111/ })).toBeVisible()
    expect(sent).toHaveLength(0)
  })

  it.each([
    ['refused_fund_password_wrong', 'Incorrect fund password'],
    ['refused_action_not_allowed', 'This is not possible in the present state.'],
    ['refused_no_data', 'no data'],
  ])('%s: says why', async (example, words) => {
    show({ 'POST /api/user/del_card': example })
    const dialog = await askToRemove()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('Fund password')).toHaveValue('')
    answerWith({})
  })
})
