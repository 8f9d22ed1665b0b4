import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { paths } from '@/lib/paths.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { attestation, stubPasskeys } from '@/test/passkeys.ts'
import { renderScreen } from '@/test/render.tsx'
import { PasskeysScreen } from './passkeys-screen.tsx'

const LIST = 'GET /api/user/passkeys'

const show = (examples: Record<string, string> = {}) =>
  renderScreen(<PasskeysScreen />, { path: paths.passkeys, examples })

async function add(name = 'Phone') {
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: name } })
  fireEvent.change(screen.getByLabelText('Login password'), { target: { value: 'demo1234' } })
  await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }))
}

describe('the passkeys', () => {
  it('are listed by name, with when they were added and used', async () => {
    show()
    const items = within(await screen.findByRole('list')).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Phone\s+Added .*, not used yet/),
      expect.stringMatching(/^Laptop\s+Added .*, last used /),
    ])
  })

  it('are made after the login password, by the device', async () => {
    const { nextAsked } = stubPasskeys()
    const started = watchCalls('POST', '/api/user/passkey_start')
    const added = watchCalls('POST', '/api/user/passkey_add')
    show({ [LIST]: 'empty' })
    await add()
    const { answer } = await nextAsked()
    answer(attestation)
    expect(await screen.findByText('Passkey added')).toBeVisible()
    expect(started[0]?.form).toEqual({ login_password: 'demo1234' })
    expect(added[0]?.form).toMatchObject({
      challenge_id: 'pc_4f0e9d55a1b2c3d5',
      name: 'Phone',
      credential: expect.stringContaining('attestationObject'),
    })
    expect(screen.getByLabelText('Login password')).toHaveValue('')
  })

  it.each([
    ['NotAllowedError', /No passkey was used/],
    ['InvalidStateError', /already has a passkey/],
    ['UnknownError', /didn't work in this browser/],
  ])('%s of the device is told, and nothing that was entered is lost', async (name, words) => {
    const { nextAsked } = stubPasskeys()
    const added = watchCalls('POST', '/api/user/passkey_add')
    show({ [LIST]: 'empty' })
    await add('My phone')
    const { refuse } = await nextAsked()
    refuse(name)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('My phone')
    expect(screen.getByLabelText('Login password')).toHaveValue('demo1234')
    expect(added).toHaveLength(0)
  })

  it('that are refused say why, and the device is not asked', async () => {
    const { asked } = stubPasskeys()
    show({ [LIST]: 'empty', 'POST /api/user/passkey_start': 'refused_login_password_wrong' })
    await add()
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(asked).toHaveLength(0)
  })

  it('can be no more than the server takes', async () => {
    stubPasskeys()
    show({ [LIST]: 'full' })
    expect(
      await screen.findByRole('button', { name: 'Add a passkey' }),
    ).toHaveAccessibleDescription('You have 1 passkey, and there can be no more. Remove one first.')
  })

  it('cannot be made in a browser that has none, and can be removed there', async () => {
    show()
    expect(await screen.findByText(/This browser can't make passkeys/)).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Remove' })).toHaveLength(2)
    expect(screen.queryByLabelText('Name')).toBeNull()
  })
})

describe('the removal of a passkey', () => {
  async function remove() {
    const [first] = await screen.findAllByRole('button', { name: 'Remove' })
    await userEvent.click(first as HTMLElement)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Remove the passkey Phone?')).toBeVisible()
    fireEvent.change(dialog.getByLabelText('Login password'), { target: { value: 'demo1234' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    return dialog
  }

  it('takes the login password', async () => {
    const sent = watchCalls('POST', '/api/user/passkey_remove')
    show()
    await remove()
    expect(await screen.findByText('Passkey removed')).toBeVisible()
    expect(sent[0]?.form).toEqual({ id: 'pk_1002', login_password: 'demo1234' })
  })

  it.each([
    ['refused', { 'POST /api/user/passkey_remove': 'refused_login_password_wrong' }],
    ['lost', {}],
  ])('that is %s says so in its place, and can be tried again', async (how, examples) => {
    if (how === 'lost') breakCalls('POST', '/api/user/passkey_remove', 'answerLost')
    show(examples)
    const dialog = await remove()
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(dialog.getByLabelText('Login password')).toHaveValue('demo1234')
  })
})
