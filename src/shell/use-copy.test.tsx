import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '@/test/render.tsx'
import { useCopy } from './use-copy.ts'

function Copier({ text }: { text: string }) {
  const copy = useCopy()
  return (
    <button type="button" onClick={() => void copy(text)}>
      {'Copy'}
    </button>
  )
}

/** Presses the button with a clipboard that does as told; what was written comes back. */
function press(text: string, write: () => Promise<void> = () => Promise.resolve()) {
  const writeText = vi.fn<(text: string) => Promise<void>>(write)
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } })
  renderScreen(<Copier text={text} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  return writeText
}

describe('copying', () => {
  it('says that it worked', async () => {
    const writeText = press('100237')
    expect(await screen.findByText('copied successfully')).toBeVisible()
    expect(writeText).toHaveBeenCalledWith('100237')
  })

  it.each(['', '  ', '\n'])(
    'says that there is nothing to copy: %j',
    { tags: 'rule.empty-copy-is-error' },
    async (text) => {
      const writeText = press(text)
      expect(await screen.findByText('There is nothing to copy.')).toBeVisible()
      expect(writeText).not.toHaveBeenCalled()
    },
  )

  it('says what to do where the browser does not allow it', async () => {
    press('100237', () => Promise.reject(new DOMException('No', 'NotAllowedError')))
    expect(await screen.findByText(/Select the text and copy it by hand/)).toBeVisible()
  })
})
