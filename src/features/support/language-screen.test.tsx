import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { LANGUAGES } from '@/lib/language.ts'
import { renderScreen } from '@/test/render.tsx'
import { LanguageScreen } from './language-screen.tsx'

it('offers the ten languages, each by its own name, marked as written in it', {
  tags: 'constant.languages',
}, () => {
  renderScreen(<LanguageScreen />)
  const options = screen.getAllByRole('radio')
  expect(options).toHaveLength(10)
  for (const { name, locale } of LANGUAGES) {
    expect(screen.getByRole('radio', { name })).toBeInTheDocument()
    expect(screen.getByText(name).closest('[lang]')).toHaveAttribute('lang', locale)
  }
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
})

it.each(LANGUAGES)(
  'keeps the choice of $name under "$code"',
  { tags: ['can.choose-language', 'constant.language-key'] },
  async ({ name, code }) => {
    renderScreen(<LanguageScreen />)
    await userEvent.click(screen.getByRole('radio', { name }))
    expect(window.localStorage.getItem('language') ?? 'en').toBe(code)
    expect(screen.getByRole('radio', { name })).toBeChecked()
  },
)

it('begins with the stored choice', () => {
  window.localStorage.setItem('language', 'vi')
  renderScreen(<LanguageScreen />)
  expect(screen.getByRole('radio', { name: 'Tiếng Việt' })).toBeChecked()
})
