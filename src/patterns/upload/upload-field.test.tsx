import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths.ts'
import { breakCalls, watchCalls } from '@/test/network.ts'
import { drawPictures, fileOf, JPEG, PNG } from '@/test/pictures.ts'
import { answerWith, renderScreen } from '@/test/render.tsx'
import { PictureField } from './picture-field.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

const UPLOAD = 'POST /api/user/uploadfile'

function Screen() {
  const upload = usePictureUpload('payment_screenshot')
  return (
    <>
      <PictureField
        label="Screenshot"
        upload={upload}
        error="Missing"
        pastes
        outline="An outline"
      />
      <output>{upload.fileId ?? 'none'}</output>
    </>
  )
}

const show = (examples: Record<string, string> = {}) =>
  renderScreen(<Screen />, { path: paths.deposit, examples })

/** The button opens the system's own choice; a test answers it. */
function choose(file: File) {
  const [, input] = document.querySelectorAll('input[type=file]')
  if (!input) throw new Error('No choice of files')
  fireEvent.change(input, { target: { files: [file] } })
}

const sendButton = () => screen.findByRole('button', { name: /^Upload \(/ })

describe('a chosen picture', () => {
  it('is uploaded at once; the form learns its id', async () => {
    const drawn = drawPictures()
    show()
    expect(screen.getByRole('group', { name: 'Screenshot' })).toHaveAccessibleDescription(
      /place, time and camera data.*Missing/,
    )
    expect(screen.getByText('An outline')).toBeVisible()
    choose(fileOf(JPEG))
    expect(await screen.findByRole('img', { name: 'The chosen picture' })).toBeVisible()
    expect(screen.queryByText('An outline')).toBeNull()
    expect(await screen.findByText('Uploaded')).toBeVisible()
    expect(drawn).toEqual([{ width: 400, height: 300 }])
    expect(screen.getByText('fi_shot-51f0c2aa')).toBeInTheDocument()
    expect(screen.getByRole('group')).not.toHaveAccessibleDescription(/Missing/)
  })

  it('is sent as a PNG where the browser saves no JPEG', async () => {
    drawPictures({ saved: new Blob([PNG]) })
    const sent = watchCalls('POST', '/api/user/uploadfile')
    show()
    choose(fileOf(JPEG))
    expect(await screen.findByText('Uploaded')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('leaves the boundary of the multipart form to the browser', async () => {
    drawPictures()
    const sent = watchCalls('POST', '/api/user/uploadfile')
    show()
    choose(fileOf(JPEG))
    expect(await screen.findByText('Uploaded')).toBeVisible()
    expect(sent[0]?.headers.has('content-type')).toBe(false)
  })

  it('is another one after it was replaced, which is uploaded by itself, too', async () => {
    drawPictures()
    const sent = watchCalls('POST', '/api/user/uploadfile')
    show()
    choose(fileOf(JPEG))
    await screen.findByText('Uploaded')
    expect(screen.getByRole('button', { name: 'Replace' })).toBeVisible()
    choose(fileOf(JPEG, 'other.jpg'))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(await screen.findByText('Uploaded')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus()
  })
})

describe('an uploaded picture', () => {
  it('is uploaded again when it is turned', async () => {
    drawPictures()
    const { sent, mend } = breakCalls('POST', '/api/user/uploadfile', 'answerLost')
    show()
    choose(fileOf(JPEG))
    expect(await screen.findByRole('alert')).toHaveTextContent(/can't connect/)
    mend()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Uploaded')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Rotate right' }))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(await screen.findByText('Uploaded')).toBeVisible()
  })

  it('can be pasted while a radio button has the focus', async () => {
    drawPictures()
    show()
    const radio = document.body.appendChild(document.createElement('input'))
    radio.type = 'radio'
    fireEvent.paste(radio, { clipboardData: { files: [fileOf(JPEG)] } })
    radio.remove()
    expect(await screen.findByText('Uploaded')).toBeVisible()
  })

  it.each(['drop', 'paste'] as const)('can come by %s', async (way) => {
    drawPictures()
    show()
    const files = [fileOf(JPEG)]
    if (way === 'drop') {
      const place = screen.getByRole('button', { name: 'Choose a picture' })
      fireEvent.drop(place, { dataTransfer: { files } })
    } else fireEvent.paste(document.body, { clipboardData: { files } })
    expect(await screen.findByText('Uploaded')).toBeVisible()
  })
})

describe('a paste', () => {
  const paste = (target: Element, name: string) =>
    fireEvent.paste(target, { clipboardData: { files: [fileOf(JPEG, name)] } })

  it.each(['input', 'textarea'])('into the %s of a form is its own', async (tag) => {
    drawPictures()
    const sent = watchCalls('POST', '/api/user/uploadfile')
    show()
    const field = document.body.appendChild(document.createElement(tag))
    // Not prevented: the browser inserts the text.
    expect(paste(field, 'sheet.png')).toBe(true)
    field.remove()
    expect(screen.queryByRole('img')).toBeNull()
    expect(sent).toHaveLength(0)
  })

  it.each(['paste', 'drop'] as const)(
    'or a drop (%s) replaces a picture only after a question',
    async (way) => {
      const drawn = drawPictures()
      const sent = watchCalls('POST', '/api/user/uploadfile')
      show()
      const offer = () => {
        if (way === 'paste') return paste(document.body, 'second.jpg')
        const files = [fileOf(JPEG, 'second.jpg')]
        return fireEvent.drop(screen.getByRole('button', { name: 'Replace' }), {
          dataTransfer: { files },
        })
      }
      paste(document.body, 'first.jpg')
      await screen.findByText('Uploaded')
      offer()
      await userEvent.click(await screen.findByRole('button', { name: 'Keep the first one' }))
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(drawn).toHaveLength(1)
      offer()
      const question = within(
        await screen.findByRole('alertdialog', { name: 'Replace the picture?' }),
      )
      await userEvent.click(question.getByRole('button', { name: 'Replace' }))
      await waitFor(() => expect(sent).toHaveLength(2))
      expect(await screen.findByText('Uploaded')).toBeVisible()
    },
  )
})

describe('a file that cannot be taken says why', () => {
  const heic = '\0\0\0\x20ftypheic\0\0\0\0mif1heic'
  it.each([
    ['empty', fileOf(''), /is empty/],
    ['none of a picture', fileOf('%PDF-1.7'), /isn't a picture/],
    ['HEIC that this browser cannot read', fileOf(heic, 'photo.heic'), /can't read HEIC/],
    ['cut short', fileOf(JPEG), /damaged or incomplete/],
  ])('%s', async (_what, file, words) => {
    drawPictures({ decode: () => Promise.reject(new Error('cannot be decoded')) })
    show()
    choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  })

  it('one that the browser cannot draw anew', async () => {
    drawPictures({ saved: null })
    show()
    choose(fileOf(JPEG))
    expect(await screen.findByRole('alert')).toHaveTextContent(/browser couldn't prepare/)
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  })

  it('one that the browser saves as nothing that is known', async () => {
    drawPictures({ saved: new Blob(['BM bitmap']) })
    show()
    choose(fileOf(JPEG))
    expect(await screen.findByRole('alert')).toHaveTextContent(/browser couldn't prepare/)
  })

  it('larger than any photo', async () => {
    drawPictures()
    show()
    const file = fileOf(JPEG)
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 })
    choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(/larger than 32 MB/)
  })

  it('and leaves the picture before it', async () => {
    drawPictures()
    show()
    choose(fileOf(JPEG))
    await screen.findByText('Uploaded')
    choose(fileOf('%PDF-1.7'))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('img', { name: 'The chosen picture' })).toBeVisible()
  })
})

describe('an upload', () => {
  it('that breaks off keeps the picture, and is tried again', async () => {
    drawPictures()
    const calls = breakCalls('POST', '/api/user/uploadfile', 'answerLost')
    show()
    choose(fileOf(JPEG))
    expect(await screen.findByRole('alert')).toHaveTextContent(/can't connect/)
    calls.mend()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Uploaded')).toBeVisible()
    expect(calls.sent).toHaveLength(2)
  })

  it('can be cancelled while it is under way', async () => {
    drawPictures()
    breakCalls('POST', '/api/user/uploadfile', 'silence')
    show()
    choose(fileOf(JPEG))
    expect(await screen.findByRole('progressbar', { name: /Uploading/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(await sendButton()).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that is refused says why', async () => {
    drawPictures()
    show({ [UPLOAD]: 'refused_file_rejected' })
    choose(fileOf(JPEG))
    expect(await screen.findByRole('alert')).toHaveTextContent(/We can't use this file/)
    answerWith({})
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Uploaded')).toBeVisible()
  })

  it('without a network sends nothing', async () => {
    drawPictures()
    const { sent } = breakCalls('POST', '/api/user/uploadfile', 'answerLost')
    show()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    choose(fileOf(JPEG))
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
    expect(sent).toHaveLength(0)
  })
})
