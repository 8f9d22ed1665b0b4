import { expect, it } from 'vitest'
import { invitationLink } from './invitation-link.ts'

const right = 'https://h5.example.com/h5/#/pages/register/register?invitation_code=H5DEMO'

it.each([
  ['keeps the link on its own host', right, 'example.com', right],
  [
    'makes the link where the server names another host',
    'https://h5.evil.example/x',
    'example.com',
    right,
  ],
  ['is not fooled by a longer host', 'https://h5.example.com.evil.example/', 'example.com', right],
  ['makes the link where the server names none', 'nonsense', 'example.com', right],
  ['takes the server at its word while the domain is not known', right, undefined, right],
])('%s', (_what, link, domain, expected) => {
  expect(invitationLink({ code: 'H5DEMO', link }, domain)).toBe(expected)
})
