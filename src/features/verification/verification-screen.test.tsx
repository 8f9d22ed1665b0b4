import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { NAME } from '@/domain/account/typed-name.ts'
import { paths } from '@/lib/paths.ts'
import { readDraft } from '@/patterns/form/draft.ts'
import { holdCalls, watchCalls } from '@/test/network.ts'
import { drawPictures, fileOf, JPEG } from '@/test/pictures.ts'
import { renderScreen } from '@/test/render.tsx'
import { VerificationScreen } from './verification-screen.tsx'

const STATE = 'GET /api/user/certification'

const show = (example: string) =>
  renderScreen(<VerificationScreen />, { path: paths.verification, examples: { [STATE]: example } })

const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage })

describe('the state of verification', () => {
  it('passed: cannot be repeated', {
    tags: ['state.review-label-passed', 'state.verified-once', 'done.name-verified'],
  }, async () => {
    show('done')
    expect(
      await screen.findByText('You have been certified, please do not repeat the certification!'),
    ).toBeVisible()
    expect(screen.getByText('Real name authentication successful')).toBeVisible()
    expect(screen.getByText('Ale****gan')).toBeVisible()
    expect(screen.getByText('X12****789')).toBeVisible()
    expect(screen.getByText('United States')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
  })

  it('under review: nothing can be changed', {
    tags: 'state.review-label-under-review',
  }, async () => {
    show('under_review')
    expect(await screen.findByText("We're reviewing your document")).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
  })

  it('under review: leads on to what can be done meanwhile', async () => {
    renderScreen(<VerificationScreen />, {
      path: paths.verification,
      examples: { [STATE]: 'under_review', 'GET /api/user/index': 'newbie' },
    })
    expect(
      await screen.findByRole('link', { name: 'Next: add a card, account or address' }),
    ).toHaveAttribute('href', paths.paymentMethods)
  })

  it.each([
    ['rejected', /We can't read a photo.*out of focus/],
    ['rejected_photo_incomplete', /All four corners/],
    ['rejected_name_differs', /name differs from the document/],
    ['rejected_number_differs', /number differs from the document/],
    ['rejected_document_expired', /has expired/],
    ['rejected_other', /photograph the document itself/],
  ])(
    '%s: says why, and takes materials again',
    { tags: 'state.review-label-rejected' },
    async (example, words) => {
      show(example)
      expect(await screen.findByRole('alert')).toHaveTextContent(words)
      expect(screen.getByRole('heading', { name: 'Submit again' })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
    },
  )

  it('unknown: leads to customer service', async () => {
    show('unknown_status')
    expect(await screen.findByRole('link', { name: 'Contact customer service' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
  })
})

describe('the materials', () => {
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))

  async function chooseDocument(document: string) {
    await userEvent.click(await screen.findByRole('radio', { name: document }))
    await next()
  }

  async function enter({ name = 'Chan Tai Man', number = 'A1234563' } = {}) {
    fireEvent.change(await screen.findByLabelText('Full name'), { target: { value: name } })
    fireEvent.change(screen.getByLabelText('ID number'), { target: { value: number } })
    await next()
  }

  /** At once: among all the countries of the earth a user of tests looks long. */
  const issuedBy = async (country: string) =>
    fireEvent.change(await screen.findByLabelText('Country that issued it'), {
      target: { value: country },
    })

  /** Answers the system's choice of files of one side. */
  function photograph(side: number) {
    const inputs = document.querySelectorAll('input[type=file]')
    // Each side has the camera and the gallery.
    const input = inputs[2 * side + 1]
    if (!input) throw new Error('No choice of files')
    fireEvent.change(input, { target: { files: [fileOf(JPEG)] } })
  }

  it('take three short steps: a document, whose it is, its photos', async () => {
    drawPictures()
    const sent = watchCalls('POST', '/api/user/certification')
    show('none')
    // The browser's country, to be changed.
    expect(await screen.findByLabelText('Country that issued it')).toHaveValue('US')
    await issuedBy('HK')
    await chooseDocument('Identity card')
    await enter({ name: '陳大文（Peter）\u200b', number: 'A123456（3）' })
    expect(screen.getByText('Identity card · Hong Kong SAR China')).toBeVisible()
    expect(screen.getByText('陳大文(Peter)')).toBeVisible()
    photograph(0)
    photograph(1)
    expect(await screen.findAllByText('Uploaded')).toHaveLength(2)
    await submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.form).toMatchObject({
      ...{ document_country: 'HK', document_type: 'id_card', real_name: '陳大文(Peter)' },
      id_number: 'A1234563',
      ...{ front_file_id: 'fi_shot-51f0c2aa', back_file_id: 'fi_shot-51f0c2aa' },
    })
    // Asked once: what binds a card fills it in.
    expect(readDraft({ ...NAME, owner: '100237' }).name).toBe('陳大文(Peter)')
  })

  it('have a back but for a passport', async () => {
    show('none')
    await issuedBy('HK')
    await chooseDocument('Identity card')
    await enter()
    expect(screen.getByText('Photo of the front')).toBeVisible()
    expect(screen.getByText('Photo of the back')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Change' })[0] as HTMLElement)
    await chooseDocument('Passport')
    await next()
    expect(screen.getByText('Photo of the page with your picture')).toBeVisible()
    expect(screen.queryByText('Photo of the back')).toBeNull()
  })

  it('are checked in their step: document, name, digit of the number, photos', {
    tags: ['rule.id-number', 'rule.real-name'],
  }, async () => {
    show('none')
    await issuedBy('HK')
    await next()
    expect(screen.queryByLabelText('Full name')).toBeNull()
    await chooseDocument('Identity card')
    await enter({ name: 'X9', number: 'A1234564' })
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(
      /without digits or symbols/,
    )
    expect(screen.getByLabelText('ID number')).toHaveAccessibleDescription(/doesn't fit/)
    await enter()
    await submit()
    expect(screen.getAllByText('Choose a picture first.').length).toBeGreaterThan(0)
  })

  it('are sent once a photo that is being uploaded has arrived, and not before', async () => {
    drawPictures()
    const sent = watchCalls('POST', '/api/user/certification')
    const arrive = holdCalls('POST', '/api/user/uploadfile')
    show('none')
    await chooseDocument('Passport')
    await enter({ number: 'X123456789' })
    photograph(0)
    expect(await screen.findByRole('progressbar', { name: /Uploading/ })).toBeVisible()
    await submit()
    expect(screen.queryByText('Choose a picture first.')).toBeNull()
    expect(sent).toHaveLength(0)
    arrive()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('of which the number belongs to another account are mended in its step', async () => {
    drawPictures()
    renderScreen(<VerificationScreen />, {
      path: paths.verification,
      examples: { [STATE]: 'none', 'POST /api/user/certification': 'refused_id_number_exists' },
    })
    await chooseDocument('Passport')
    await enter({ number: 'X123456789' })
    photograph(0)
    await screen.findByText('Uploaded')
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(/already exists/)
    expect(screen.getByLabelText('ID number')).toHaveValue('X123456789')
  })

  it('keep the country and the document over a reload, and no name, number or photo', async () => {
    const first = show('none')
    await issuedBy('HK')
    await chooseDocument('Identity card')
    await enter()
    expect(stored()).toContain('HK')
    expect(stored()).not.toMatch(/Chan|A1234563/)
    first.unmount()
    show('none')
    // Where it ended, as after a session that ended: the name is in this page's memory.
    expect(await screen.findByText('Identity card · Hong Kong SAR China')).toBeVisible()
    expect(screen.getByText('Chan Tai Man')).toBeVisible()
    expect(screen.getByText('Photo of the front')).toBeVisible()
  })
})
