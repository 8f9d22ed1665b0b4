import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { customerPath, paths } from '@/lib/paths.ts'
import { answerWith, currentAddress, renderScreen } from '@/test/render.tsx'
import { InviteRecordsScreen } from './invite-records-screen.tsx'
import { InviteRulesScreen } from './invite-rules-screen.tsx'
import { InviteScreen } from './invite-screen.tsx'

const INVITE = 'GET /api/user/invite'
const RECORDS = 'GET /api/user/invite_record'
const LINK = 'https://h5.example.com/h5/#/pages/register/register?invitation_code=H5DEMO'

const show = (examples: Record<string, string> = {}) =>
  renderScreen(<InviteScreen />, { path: paths.invite, examples })
const showRecords = (examples: Record<string, string> = {}) =>
  renderScreen(<InviteRecordsScreen />, { path: paths.inviteRecords, examples })

/** A clipboard; what is copied is told to the function that it returns. */
function clipboard() {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  return writeText
}

async function rows() {
  return screen.findAllByRole('article', { hidden: true })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

describe('the invitation', () => {
  it('has the code, the link on the host of the domain, and both as a QR code', {
    tags: 'can.share-link-of-h5-host',
  }, async () => {
    show()
    expect(await screen.findByText('H5DEMO')).toBeVisible()
    expect(screen.getByText(LINK)).toBeVisible()
    expect(screen.getByRole('img', { name: /^QR code .*H5DEMO$/ })).toBeVisible()
  })

  it('says what it brought, and claims the rest through customer service', {
    tags: 'constant.reward-by-support',
  }, async () => {
    show()
    expect(await screen.findByText('Invitation bonuses')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Claim 10.00 USD/ })).toHaveAttribute(
      'href',
      customerPath({ page: paths.invite, record: 'H5DEMO' }),
    )
  })

  it('claims nothing where nothing is open', async () => {
    show({ [INVITE]: 'nothing_to_claim' })
    expect(await screen.findByText('Invitation bonuses')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Claim/ })).toBeNull()
  })

  it('tells the rules, and that it is permanent', {
    tags: 'constant.invitation-campaign',
  }, async () => {
    show()
    expect(await screen.findByText('No end date')).toBeVisible()
    expect(screen.getByText('The reward is claimed through customer service.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Read all rules' })).toHaveAttribute(
      'href',
      paths.inviteRules,
    )
  })

  it('is copied: the code, the link, and by the button where the device cannot share', async () => {
    show()
    await screen.findByText('H5DEMO')
    const copied = clipboard()
    await userEvent.click(screen.getByRole('button', { name: 'Copy the invitation code' }))
    expect(copied).toHaveBeenLastCalledWith('H5DEMO')
    const [inCard, below] = screen.getAllByRole('button', { name: 'Copy the link' })
    if (!inCard || !below) throw new Error('Two ways to copy')
    await userEvent.click(inCard)
    await userEvent.click(below)
    expect(copied.mock.calls).toEqual([['H5DEMO'], [LINK], [LINK]])
    expect(await screen.findByText('copied successfully')).toBeVisible()
  })

  it('is shared with other apps', async () => {
    const share = vi.fn<(shared: object) => Promise<void>>(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Share the link' }))
    expect(share).toHaveBeenCalledWith({
      title: 'H5 Demo',
      text: 'Register at H5 Demo with my invitation:',
      url: LINK,
    })
  })

  it('says so where the picture cannot be made', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Save QR code' }))
    expect(await screen.findByText("We couldn't save the picture.")).toBeVisible()
  })

  it('says why it does not come, and asks again', async () => {
    show({ [INVITE]: 'refused_network_error' })
    expect(await screen.findByText('network error')).toBeVisible()
    expect(screen.queryByRole('button', { name: /link/ })).toBeNull()
    answerWith({})
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('H5DEMO')).toBeVisible()
  })
})

describe('the rules', () => {
  it('stand with their version, and lead to where the reward is claimed', async () => {
    renderScreen(<InviteRulesScreen />, {
      path: paths.inviteRules,
      examples: { 'GET /api/index/get_detail_from_type': 'invite_rules' },
    })
    expect(await screen.findByRole('heading', { name: 'Invitation rules' })).toBeVisible()
    expect(await screen.findByText(/The campaign is permanent/)).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /Claim a reward/ })).toHaveAttribute(
        'href',
        customerPath({ page: paths.inviteRules, record: 'H5DEMO' }),
      ),
    )
  })
})

describe('the records', () => {
  it.each([
    ['bonus_none', 'new****com', 'No bonus yet', 'neutral', '0.00 USD'],
    ['bonus_claimable', '+44****218', 'Can be claimed', 'pending', '10.00 USD'],
    ['bonus_paid', 'sam****com', 'Paid', 'positive', '10.00 USD'],
    ['unknown_status', '+49****907', 'Unknown status', 'neutral', '0.00 USD'],
  ])(
    '%s: masked, with the bonus by word and colour',
    async (example, account, word, tone, bonus) => {
      showRecords({ [RECORDS]: example })
      const [row] = await rows()
      expect(row).toHaveTextContent(account)
      expect(row).toHaveTextContent(bonus)
      expect(row).toHaveTextContent(/(Registered|Paid) (\d{4}-\d{2}-\d{2}|\d{2}:\d{2} [AP]M)/)
      expect(within(row as HTMLElement).getByText(word)).toHaveClass(tone)
    },
  )

  it('claim one bonus with its number', async () => {
    showRecords({ [RECORDS]: 'bonus_claimable' })
    const [row] = await rows()
    expect(within(row as HTMLElement).getByRole('link', { hidden: true })).toHaveAttribute(
      'href',
      customerPath({ page: paths.inviteRecords, record: 'in_9503' }),
    )
  })

  it('are chosen by the state of the bonus, in the address', async () => {
    showRecords()
    await rows()
    await userEvent.click(screen.getByRole('radio', { name: 'Paid' }))
    expect(currentAddress()).toBe(`${paths.inviteRecords}?bonus=paid`)
    expect(await screen.findByText('1 item')).toBeVisible()
  })

  it('say what is empty', async () => {
    showRecords({ [RECORDS]: 'empty' })
    expect(await screen.findByText('Nobody has registered with your code yet')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Paid' }))
    expect(await screen.findByText('Nobody with this status')).toBeVisible()
  })
})
