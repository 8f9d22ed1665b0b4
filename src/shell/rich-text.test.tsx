import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

it('shows a text of the server, and another one in its place', async () => {
  const { rerender } = render(<RichText html="<h2>Money</h2><script>alert(1)</script>" />)
  expect(await screen.findByRole('heading', { name: 'Money' })).toBeVisible()
  rerender(<RichText html="<p>Other words</p>" />)
  expect(await screen.findByText('Other words')).toBeVisible()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(document.querySelector('script')).toBeNull()
})
