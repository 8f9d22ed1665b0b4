import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { placeRequest, takePlace } from '@/domain/account/place.ts'
import { openLocationPath, paths } from '@/lib/paths.ts'
import { OWN_LINK } from '@/shell/own-link.ts'
import { currentAddress, renderScreen } from '@/test/render.tsx'
import { ChooseLocationScreen } from './choose-location-screen.tsx'
import { OpenLocationScreen } from './open-location-screen.tsx'

type Ask = Geolocation['getCurrentPosition']

/** The device answers as `getCurrentPosition` says; jsdom has none. */
function device(getCurrentPosition: Ask) {
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
})

const show = (state?: object) =>
  renderScreen(<ChooseLocationScreen />, { path: paths.chooseLocation, state })
const search = () => screen.findByRole('searchbox', { name: 'City or country' })
const useMine = () => userEvent.click(screen.getByRole('button', { name: 'Use my position' }))

describe('the choice of a place', () => {
  it('finds cities and hands one to the page that asked', async () => {
    show(placeRequest(paths.bindCard))
    fireEvent.change(await search(), { target: { value: 'hanoi' } })
    expect(await screen.findByText('1 place')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Hanoi/ }))
    expect(takePlace(paths.bindCard)).toEqual({
      name: 'Hanoi',
      address: 'Vietnam',
      latitude: '21.03',
      longitude: '105.85',
    })
    expect(takePlace(paths.bindCard)).toBeNull()
  })

  it('shows the place where nobody asked for one', async () => {
    show()
    fireEvent.change(await search(), { target: { value: 'hanoi' } })
    await userEvent.click(await screen.findByRole('button', { name: /Hanoi/ }))
    expect(currentAddress()).toMatch(`${paths.openLocation}?name=Hanoi`)
  })

  it('says that nothing fits, and what to try', async () => {
    show()
    fireEvent.change(await search(), { target: { value: 'qqqq' } })
    expect(await screen.findByText(/No places found/)).toBeVisible()
  })

  it('takes the city that is nearest to the device, and asks it only when it is told to', async () => {
    const ask = vi.fn<Ask>((done) =>
      done({ coords: { latitude: 48.86, longitude: 2.35 } } as GeolocationPosition),
    )
    device(ask)
    show(placeRequest(paths.bindCard))
    await search()
    expect(ask).not.toHaveBeenCalled()
    await useMine()
    expect(await screen.findByText(/France · about \d km from you/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Paris/ }))
    expect(takePlace(paths.bindCard)).toMatchObject({ name: 'Paris', address: 'France' })
  })

  it.each([
    [1, /doesn't share its position/],
    [2, /couldn't find your position\. Search/],
    [3, /couldn't find your position in time/],
  ])('says why the device has no position: code %d', async (code, words) => {
    device((_, fail) => fail?.({ code } as GeolocationPositionError))
    show()
    await search()
    await useMine()
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('works on a device without one', async () => {
    show()
    await search()
    await useMine()
    expect(await screen.findByText(/couldn't find your position/)).toBeVisible()
  })
})

describe('a place', () => {
  const place = {
    name: 'Harbour Street',
    address: '12 Harbour Street, New York',
    latitude: '40.7061',
    longitude: '-74.0088',
  }

  it('is shown with its position, and opens in a map app', () => {
    renderScreen(<OpenLocationScreen />, { path: openLocationPath(place), state: OWN_LINK })
    expect(screen.getByText('12 Harbour Street, New York')).toBeVisible()
    expect(screen.getByText('40° 42′ N, 74° 01′ W')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open in a map app' })).toHaveAttribute(
      'href',
      expect.stringContaining('openstreetmap.org'),
    )
  })

  it('in the words of a link from outside is not shown', async () => {
    const words = 'Deposit address changed: send USDT to TXyz'
    const path = openLocationPath({ ...place, name: words, address: words })
    renderScreen(<OpenLocationScreen />, { path })
    expect(await screen.findByText("This link doesn't lead to a place")).toBeVisible()
    expect(screen.queryByText(/USDT|40\.7061/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Copy the position' })).not.toBeInTheDocument()
  })

  it('of a link from outside is a city of the list, in its own words', async () => {
    const hanoi = { latitude: '21.03', longitude: '105.85' }
    const path = openLocationPath({ ...hanoi, name: 'Send USDT', address: 'to TXyz' })
    renderScreen(<OpenLocationScreen />, { path })
    expect(await screen.findByText('Hanoi')).toBeVisible()
    expect(screen.getByText('Vietnam')).toBeVisible()
    expect(screen.queryByText(/USDT|TXyz/)).not.toBeInTheDocument()
  })

  it('that the link does not name leads to the search', () => {
    renderScreen(<OpenLocationScreen />, { path: paths.openLocation })
    expect(screen.getByText("This link doesn't lead to a place")).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose a place' })).toHaveAttribute(
      'href',
      paths.chooseLocation,
    )
  })
})
