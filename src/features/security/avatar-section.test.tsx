import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { CropView } from './avatar-crop.ts'
import { WHOLE } from './avatar-crop.ts'
import { CropFrame } from './crop-frame.tsx'

const image = new Image()
image.src = 'data:,'
const picture = { image, width: 400, height: 200, close: () => undefined }

function Frame() {
  const [view, setView] = useState<CropView>(WHOLE)
  return (
    <IntlProvider locale="en" onError={() => undefined}>
      <CropFrame picture={picture} view={view} onChange={setView} />
      <output>{`${view.zoom} ${view.x.toFixed(3)} ${view.y.toFixed(3)}`}</output>
    </IntlProvider>
  )
}

const shown = () => screen.getByRole('status').textContent

describe('the square of an avatar', () => {
  it('is moved by arrow keys, as far as the picture goes', () => {
    render(<Frame />)
    const frame = screen.getByRole('application', { name: 'Part of the picture that is shown' })
    expect(frame).toHaveAttribute('tabindex', '0')
    fireEvent.keyDown(frame, { key: 'ArrowRight' })
    expect(shown()).toBe('1 0.450 0.500')
    for (let press = 0; press < 20; press += 1) fireEvent.keyDown(frame, { key: 'ArrowRight' })
    expect(shown()).toBe('1 0.250 0.500')
    fireEvent.keyDown(frame, { key: 'ArrowDown' })
    expect(shown()).toBe('1 0.250 0.500')
  })

  it('is brought nearer by its slider', () => {
    render(<Frame />)
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
    expect(shown()).toBe('2 0.500 0.500')
  })
})
