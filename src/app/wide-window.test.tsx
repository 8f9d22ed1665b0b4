import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { WideWindow } from './wide-window.tsx'

function show(isWide: boolean) {
  const query = { matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', () => query)
  return render(
    <IntlProvider locale="en">
      <WideWindow />
    </IntlProvider>,
  )
}

it('shows the address of the app for a phone beside the page of a wide window', async () => {
  show(true)
  expect(
    await screen.findByRole('img', { name: 'QR code with the address of this app' }),
  ).toBeVisible()
  expect(screen.getByText('Open this on your phone')).toBeVisible()
})

it('shows nothing on a phone', () => {
  expect(show(false).container).toBeEmptyDOMElement()
})
