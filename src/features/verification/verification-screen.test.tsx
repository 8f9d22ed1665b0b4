import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { paths } from '@/lib/paths.ts'
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
    expect(await screen.findByText('Your materials are under review')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
  })

  it('under review: leads on to what can be done meanwhile', async () => {
    renderScreen(<VerificationScreen />, {
      path: paths.verification,
      examples: { [STATE]: 'under_review', 'GET /api/user/index': 'newbie' },
    })
    expect(
      await screen.findByRole('link', { name: 'Next: bind a card, account or address' }),
    ).toHaveAttribute('href', paths.paymentMethods)
  })

  it.each([
    ['rejected', /A photo cannot be read.*out of focus/],
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
      expect(screen.getByRole('button', { name: 'Submit for review' })).toBeVisible()
    },
  )

  it('unknown: leads to customer service', async () => {
    show('unknown_status')
    expect(await screen.findByRole('link', { name: 'Contact customer service' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
  })
})

describe('the materials', () => {
  // At once: among all the countries of the earth a user of tests looks long.
  const choose = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } })

  async function fill({
    country = 'HK',
    document = 'id_card',
    name = 'Chan Tai Man',
    number = 'A123456(3)',
  } = {}) {
    choose(await screen.findByLabelText('Country that issued it'), country)
    choose(screen.getByLabelText('Document'), document)
    fireEvent.change(screen.getByLabelText('Real name'), { target: { value: name } })
    fireEvent.change(screen.getByLabelText('ID number'), { target: { value: number } })
  }

  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))

  it('have a back but for a passport', async () => {
    show('none')
    await fill({ number: 'A1234563' })
    expect(screen.getByText('Photo of the front')).toBeVisible()
    expect(screen.getByText('Photo of the back')).toBeVisible()
    choose(screen.getByLabelText('Document'), 'passport')
    expect(screen.getByText('Photo of the page with your picture')).toBeVisible()
    expect(screen.queryByText('Photo of the back')).toBeNull()
  })

  it('are checked: digit of the number, name, photos', {
    tags: ['rule.id-number', 'rule.real-name'],
  }, async () => {
    show('none')
    await fill({ name: 'X9', number: 'A1234564' })
    await submit()
    expect(screen.getByLabelText('Real name')).toHaveAccessibleDescription(/letters, at least two/)
    expect(screen.getByLabelText('ID number')).toHaveAccessibleDescription(/does not fit/)
    expect(screen.getAllByText('Choose a picture first.').length).toBeGreaterThan(0)
  })

  it('keep the country and the document over a reload, and no name, number or photo', async () => {
    const first = show('none')
    await fill({ number: 'A1234563' })
    expect(stored()).toContain('HK')
    expect(stored()).not.toMatch(/Chan|A1234563/)
    first.unmount()
    show('none')
    expect(await screen.findByLabelText('Country that issued it')).toHaveValue('HK')
    // In this page's memory, as after a session that ended.
    expect(screen.getByLabelText('Real name')).toHaveValue('Chan Tai Man')
  })
})
