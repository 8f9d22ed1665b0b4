import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { site } from '@/lib/site.ts'
import { LANGUAGES } from '@/platform/language.ts'
import { renderScreen } from '@/test/render.tsx'
import { LanguageScreen } from './language-screen.tsx'

it('offers the languages of the site, each by its own name, marked as written in it', {
  tags: 'constant.languages',
}, () => {
  renderScreen(<LanguageScreen />)
  const options = screen.getAllByRole('radio')
  expect(options).toHaveLength(LANGUAGES.length)
  for (const { name, locale } of LANGUAGES) {
    expect(screen.getByRole('radio', { name })).toBeInTheDocument()
    expect(screen.getByText(name).closest('[lang]')).toHaveAttribute('lang', locale)
  }
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
})

it('offers three where a site has three, and begins with the one of its choice', async () => {
  vi.stubGlobal('SITE', { ...site, languages: ['de', 'en', 'fr'], defaultLanguage: 'de' })
  vi.resetModules()
  onTestFinished(() => {
    vi.resetModules()
  })
  const { renderScreen: render } = await import('@/test/render.tsx')
  const { LanguageScreen: Screen } = await import('./language-screen.tsx')
  render(<Screen />)
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.getByRole('radio', { name: 'Français' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
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
