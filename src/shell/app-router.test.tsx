import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { Sheet } from '@/ui/sheet.tsx'
import { AppRouter } from './app-router.tsx'

/** A page with a sheet, from which another one opens. */
function Page() {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const [, setSearch] = useSearchParams()
  const [sheet, setSheet] = useState<'none' | 'lower' | 'upper' | 'other'>('none')
  const isSheets = pathname === '/sheets'
  const seen = useState(() => new Set<string>())[0].add(key)
  return (
    <>
      <h1>{`${pathname}${search}`}</h1>
      <p>{`${seen.size} shown`}</p>
      <button type="button" onClick={() => navigate('/sheets')}>
        To the sheets
      </button>
      <button type="button" onClick={() => setSheet('lower')}>
        Open
      </button>
      <Sheet
        open={isSheets && (sheet === 'lower' || sheet === 'upper')}
        onOpenChange={() => setSheet('none')}
        title="Lower"
        closeLabel="Close"
      >
        <button type="button" onClick={() => setSheet('upper')}>
          More
        </button>
        <button type="button" onClick={() => setSheet('other')}>
          Instead
        </button>
        <button type="button" onClick={() => setSearch({ chosen: 'yes' }, { replace: true })}>
          Choose
        </button>
        <button
          type="button"
          onClick={() => {
            setSheet('none')
            navigate('/result')
          }}
        >
          Finish
        </button>
      </Sheet>
      <Sheet
        open={isSheets && sheet === 'upper'}
        onOpenChange={() => setSheet('lower')}
        title="Upper"
        closeLabel="Close"
      >
        Text
      </Sheet>
      <Sheet
        open={isSheets && sheet === 'other'}
        onOpenChange={() => setSheet('none')}
        title="Other"
        closeLabel="Close"
      >
        Text
      </Sheet>
    </>
  )
}

const address = (shown: string) => screen.findByRole('heading', { level: 1, name: shown })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sheet = (name: string) => screen.findByRole('dialog', { name })
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null
const close = async (name: string) =>
  userEvent.click(within(await sheet(name)).getByRole('button', { name: 'Close' }))

/** Each step of the history is answered once; one that is not yet would be another test's. */
const answers = vi.fn()
const settled = () =>
  waitFor(() => expect(answers).toHaveBeenCalledTimes(vi.mocked(history.go).mock.calls.length))

async function back() {
  await settled()
  history.go(-1)
  await settled()
}

/** Goes from a first page to that of the sheets, and opens the lower one. */
async function openLower() {
  history.replaceState(null, '', '/h5/#/first')
  render(
    <StrictMode>
      <AppRouter isTab={() => false}>
        <Page />
      </AppRouter>
    </StrictMode>,
  )
  await press('To the sheets')
  await press('Open')
  await sheet('Lower')
}

beforeEach(() => {
  vi.spyOn(history, 'go')
  answers.mockClear()
  window.addEventListener('popstate', answers)
  return async () => {
    await settled()
    window.removeEventListener('popstate', answers)
  }
})

it('takes the upper of two sheets with Back, then the lower, then the page', async () => {
  await openLower()
  await press('More')
  await sheet('Upper')
  await back()
  expect(isOpen('Upper')).toBe(false)
  expect(isOpen('Lower')).toBe(true)
  await back()
  expect(isOpen('Lower')).toBe(false)
  expect(await address('/sheets')).toBeVisible()
  await back()
  expect(await address('/first')).toBeVisible()
})

it('leaves the page with Back once its sheets were closed by their buttons', async () => {
  await openLower()
  await press('More')
  await close('Upper')
  await close('Lower')
  await back()
  expect(await address('/first')).toBeVisible()
})

it('takes one Back for a sheet that opens in the place of another', async () => {
  await openLower()
  await press('Instead')
  await sheet('Other')
  await back()
  expect(isOpen('Other')).toBe(false)
  expect(await address('/sheets')).toBeVisible()
  await back()
  expect(await address('/first')).toBeVisible()
})

it('keeps the sheet and the address that it chose, and Back the address', async () => {
  await openLower()
  await press('Choose')
  expect(await address('/sheets?chosen=yes')).toBeVisible()
  expect(isOpen('Lower')).toBe(true)
  await back()
  expect(isOpen('Lower')).toBe(false)
  expect(await address('/sheets?chosen=yes')).toBeVisible()
  expect(window.location.hash).toBe('#/sheets?chosen=yes')
  await back()
  expect(await address('/first')).toBeVisible()
})

it('goes on from a sheet that closes, and Back leads to its page', async () => {
  await openLower()
  await press('Finish')
  expect(await address('/result')).toBeVisible()
  await back()
  expect(await address('/sheets')).toBeVisible()
  expect(isOpen('Lower')).toBe(false)
  await back()
  expect(await address('/first')).toBeVisible()
})

it('shows no page anew for a sheet that opens and closes', async () => {
  await openLower()
  await back()
  await press('Open')
  await close('Lower')
  await settled()
  expect(screen.getByText('2 shown')).toBeVisible()
})

it('knows its page where the browser empties its entry', async () => {
  await openLower()
  await back()
  history.replaceState(null, '')
  await press('Open')
  await close('Lower')
  await settled()
  expect(await address('/sheets')).toBeVisible()
  await back()
  expect(await address('/first')).toBeVisible()
})

it('goes on where the browser has forgotten the entry below a sheet', async () => {
  await openLower()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined)
  act(() => screen.getByRole('button', { name: 'Finish' }).click())
  expect(window.location.hash).toBe('#/sheets')
  act(() => vi.runAllTimers())
  expect(window.location.hash).toBe('#/result')
  go.mockReset()
})
