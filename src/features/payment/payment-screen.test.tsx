import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { addMethodPath, paths } from '@/lib/paths.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { renderScreen } from '@/test/render.tsx'
import { PaymentScreen } from './payment-screen.tsx'

const LIST = 'GET /api/user/bank_card'

const show = (examples: Record<string, string> = {}, query = '') =>
  renderScreen(<PaymentScreen />, { path: `${paths.paymentMethods}${query}`, examples })

const rows = async () => (await screen.findAllByRole('article')).map((row) => row.textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** Opens the card's sheet and goes on to its removal. */
async function askToRemove(password = 'fund1234') {
  await userEvent.click(await screen.findByRole('button', { name: /411\*\*\*\*111/ }))
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
  )
  await press('Remove')
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.change(dialog.getByLabelText('Fund password'), { target: { value: password } })
  return dialog
}

describe('the payment methods', () => {
  it('are listed, masked', async () => {
    show()
    expect(await rows()).toEqual([
      expect.stringMatching(/USDT · TRC20 TTs\*\*\*\*qL4 Crypto transfer$/),
      expect.stringMatching(/^Example Bank 000\*\*\*\*789 Bank transfer · USD/),
      expect.stringMatching(/WeChat pay ale\*\*\*\*pay USD/),
      expect.stringMatching(/Alipay ale\*\*\*\*com USD/),
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
    expect(await rows()).toEqual([expect.stringMatching(/USDT TQn\*\*\*\*LSE TRC20/)])
    expect(screen.getByRole('link', { name: 'Add a wallet address' })).toBeVisible()
  })

  it('say when there is none, and lead to the pages that bind', async () => {
    show({ [LIST]: 'empty' })
    expect(await screen.findByText('No cards or accounts yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add a bank card' })).toHaveAttribute(
      'href',
      paths.bindCard,
    )
    expect(screen.getByRole('link', { name: 'Add another method' })).toHaveAttribute(
      'href',
      paths.addMethod,
    )
  })

  it('say that Alipay has to be set first', async () => {
    show({ 'GET /api/user/index': 'newbie' })
    expect(await screen.findByRole('link', { name: 'Add Alipay' })).toHaveAttribute(
      'href',
      addMethodPath('alipay'),
    )
  })
})

describe('a removal', () => {
  it('needs the fund password, and is asked once more', { tags: 'done.deleted' }, async () => {
    const sent = watchCalls('POST', '/api/user/del_card')
    show()
    const dialog = await askToRemove()
    expect(dialog.getByText('Remove 411****111?')).toBeVisible()
    expect(sent).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Delete successfully!')).toBeVisible()
    expect(sent[0]?.form).toEqual({
      id: 'pm_1001',
      fund_password: 'fund1234',
    })
    expect(await rows()).toHaveLength(5)
  })

  it('without the password sends nothing', async () => {
    const { sent } = breakCalls('POST', '/api/user/del_card', 'answerLost')
    show()
    const dialog = await askToRemove('')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(dialog.getByLabelText('Fund password')).toHaveAccessibleDescription(
      'Please fill this in.',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    await press('Keep it')
    expect(await screen.findByRole('button', { name: /411\*\*\*\*111/ })).toBeVisible()
    expect(sent).toHaveLength(0)
  })

  it('whose answer is lost lets the list say whether it is gone', async () => {
    const { sent } = breakCalls('POST', '/api/user/del_card', 'answerLost')
    const listed = watchCalls('GET', '/api/user/bank_card')
    show()
    const dialog = await askToRemove()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(/can't connect/)).toBeVisible()
    expect(sent).toHaveLength(1)
    await press('Keep it')
    await waitFor(() => expect(listed).toHaveLength(2))
  })

  it('with a wrong password says so at its field, and asks for it anew', async () => {
    show({ 'POST /api/user/del_card': 'refused_fund_password_wrong' })
    const dialog = await askToRemove()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await dialog.findByText('Incorrect fund password')).toBeVisible()
    expect(dialog.getByLabelText('Fund password')).toHaveValue('')
  })
})
