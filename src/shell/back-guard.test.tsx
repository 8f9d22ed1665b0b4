import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { renderInHistory } from '@/test/hash-router.tsx'
import { Sheet } from '@/ui/sheet.tsx'

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

/** The browser's own Back button. */
const back = () => history.back()
const expectClosed = (name: string) => waitFor(() => expect(isOpen(name)).toBe(false))

/** Goes from a first page to that of the sheets, and opens the lower one. */
async function openLower() {
  history.replaceState(null, '', '/h5/#/first')
  renderInHistory(<Page />)
  await press('To the sheets')
  await press('Open')
  await sheet('Lower')
}

it('takes the upper of two sheets with Back, then the lower, then the page', async () => {
  await openLower()
  await press('More')
  await sheet('Upper')
  await back()
  await expectClosed('Upper')
  expect(isOpen('Lower')).toBe(true)
  await back()
  await expectClosed('Lower')
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
  await expectClosed('Other')
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
  await expectClosed('Lower')
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

it('shows no other page for a sheet that opens and closes', async () => {
  await openLower()
  await back()
  await expectClosed('Lower')
  await press('Open')
  await close('Lower')
  expect(screen.getByText('2 shown')).toBeVisible()
})

it('finds its page where the browser empties its entry', async () => {
  await openLower()
  await back()
  await expectClosed('Lower')
  history.replaceState(null, '')
  await press('Open')
  await close('Lower')
  expect(await address('/sheets')).toBeVisible()
  await back()
  expect(await address('/first')).toBeVisible()
})

describe('on the first page of a visit', () => {
  /** Another site comes before the app where `entered` is true. */
  async function openFirst({ entered }: { entered: boolean }) {
    history.pushState(null, '', '/h5/#/sheets')
    if (!entered) vi.spyOn(history, 'length', 'get').mockReturnValue(1)
    renderInHistory(<Page />)
    await press('Open')
    await sheet('Lower')
  }

  it('closes one sheet with each Back', async () => {
    await openFirst({ entered: false })
    await press('More')
    await sheet('Upper')
    await back()
    await expectClosed('Upper')
    expect(isOpen('Lower')).toBe(true)
    await waitFor(() => expect(history.state.overlay).toBe(true))
    await back()
    await expectClosed('Lower')
    expect(await address('/sheets')).toBeVisible()
  })

  it('leaves the app with the next Back once the sheet was closed by its button', async () => {
    await openFirst({ entered: true })
    await close('Lower')
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined)
    await back()
    await waitFor(() => expect(go).toHaveBeenCalledWith(-1))
  })

  it('keeps the address that the sheet chose', async () => {
    await openFirst({ entered: false })
    await press('Choose')
    expect(await address('/sheets?chosen=yes')).toBeVisible()
    await back()
    await expectClosed('Lower')
    expect(await address('/sheets?chosen=yes')).toBeVisible()
    expect(window.location.hash).toBe('#/sheets?chosen=yes')
  })

  it('comes back from the page that the sheet led to', async () => {
    await openFirst({ entered: false })
    await press('Finish')
    expect(await address('/result')).toBeVisible()
    await back()
    expect(await address('/sheets')).toBeVisible()
    expect(isOpen('Lower')).toBe(false)
    await press('Open')
    await sheet('Lower')
    await back()
    await expectClosed('Lower')
    expect(await address('/sheets')).toBeVisible()
  })
})
