import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useFormState } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppLink } from '@/shell/app-link.tsx'
import { renderInHistory } from '@/test/hash-router.tsx'
import { TextField } from './fields.tsx'
import { LeaveGuard } from './leave-guard.tsx'

function Form() {
  const form = useForm({ defaultValues: { name: '' } })
  const { isDirty } = useFormState({ control: form.control })
  return (
    <form>
      <LeaveGuard when={isDirty} />
      <TextField control={form.control} name="name" label="Name" autoComplete="off" />
    </form>
  )
}

function Page() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>at {pathname}</p>
      <AppLink href="/pages/user/user">Other page</AppLink>
      <a href="#/pages/user/user">Foreign link</a>
      <button type="button" onClick={() => navigate('/pages/bindbank/bindbank')}>
        To the form
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      {pathname === '/pages/bindbank/bindbank' ? <Form /> : null}
    </>
  )
}

async function show() {
  renderInHistory(<Page />)
  await press('To the form')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Alex' } })
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const question = () => screen.findByRole('alertdialog', { name: 'Leave this page?' })
const answer = async (name: string) =>
  userEvent.click(within(await question()).getByRole('button', { name }))

beforeEach(() => {
  window.history.replaceState(null, '', '/h5/#/pages/payment/payment')
})

describe('a half-filled form', () => {
  it('asks before the way back, and stays', async () => {
    await show()
    await press('Back')
    await answer('Stay here')
    expect(screen.getByText('at /pages/bindbank/bindbank')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Alex')
    // The router has undone the step.
    await waitFor(() => expect(window.location.hash).toBe('#/pages/bindbank/bindbank'))
  })

  it('goes back once that was answered', async () => {
    await show()
    await press('Back')
    await answer('Leave')
    expect(await screen.findByText('at /pages/payment/payment')).toBeVisible()
  })

  it.each(['Other page', 'Foreign link'])(
    'asks before a link, and follows it then: %s',
    async (name) => {
      await show()
      await userEvent.click(screen.getByRole('link', { name }))
      await question()
      expect(screen.getByText('at /pages/bindbank/bindbank')).toBeInTheDocument()
      await answer('Leave')
      expect(await screen.findByText('at /pages/user/user')).toBeVisible()
    },
  )

  it('asks before the tab is closed', async () => {
    await show()
    const event = new Event('beforeunload', { cancelable: true })
    act(() => {
      window.dispatchEvent(event)
    })
    expect(event.defaultPrevented).toBe(true)
  })
})

it('an untouched form asks nothing', async () => {
  await show()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: '' } })
  await press('Back')
  expect(await screen.findByText('at /pages/payment/payment')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
