import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerPicture } from './server-picture.tsx'

const shown = (address: string | null) =>
  render(<ServerPicture address={address} />).container.querySelector('img')

test('a picture of the own host is shown', () => {
  expect(shown('/uploads/a.png')).toHaveAttribute('src', '/uploads/a.png')
})

test.each([
  null,
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example/a.png',
  '/\t/evil.example/a.png',
  'https://evil.example/a.png',
  'https://127.0.0.1@evil.example/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,iVBORw0KGgo=',
  'blob:http://127.0.0.1/1',
])('a picture of another host is never asked for: %s', (address) => {
  expect(shown(address)).toBeNull()
})
