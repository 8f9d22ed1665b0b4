import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  forgetTaken,
  isSafeToReload,
  mustGo,
  releaseToTake,
  takesUnasked,
} from './served-release.ts'

const own = {
  name: '1.1.0-aaaaaaaa',
  version: '1.1.0',
  commit: '',
  time: '2026-11-20T08:30:00Z',
}

describe('a release', () => {
  it.each([
    [
      'another is served, and the oldest one is newer',
      '1.2.0-bbbbbbbb',
      '2026-11-21T00:00:00Z',
      true,
    ],
    [
      'the former one is served again, and it is withdrawn',
      '1.0.0-cccccccc',
      '2026-11-20T08:30:01Z',
      true,
    ],
    ['it is the oldest one', '1.2.0-bbbbbbbb', '2026-11-20T08:30:00Z', false],
    ['each may run', '1.2.0-bbbbbbbb', null, false],
    ['it is the served one', '1.1.0-aaaaaaaa', '2026-11-21T00:00:00Z', false],
    ['the moment is none', '1.2.0-bbbbbbbb', 'soon', false],
    ['nothing is named', undefined, '2026-11-21T00:00:00Z', false],
  ])('where %s', (_when, name, oldest, goes) => {
    expect(mustGo(own, { name, oldest })).toBe(goes)
  })
})

describe('what the site serves', () => {
  const answer = (body: string, status = 200) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

  it('names the release to take', async () => {
    answer('{"name": "9.9.9-dddddddd", "oldest": "2026-12-01T00:00:00Z"}')
    expect(await releaseToTake()).toBe('9.9.9-dddddddd')
  })

  it.each([
    ['{"name": "9.9.9-dddddddd", "oldest": null}', 200],
    ['<!doctype html>', 200],
    ['null', 200],
    ['Not found', 404],
  ])('names none: %s', async (body, status) => {
    answer(body, status)
    expect(await releaseToTake()).toBeNull()
  })

  it('is taken unasked once, so that nothing that keeps the former one loads for ever', () => {
    expect(takesUnasked('9.9.9-dddddddd')).toBe(true)
    expect(takesUnasked('9.9.9-dddddddd')).toBe(false)
    expect(takesUnasked('9.9.8-eeeeeeee')).toBe(true)
    forgetTaken()
    expect(takesUnasked('9.9.8-eeeeeeee')).toBe(true)
  })
})

describe('a reload that nobody notices', () => {
  it.each([
    ['a page without entries', <p key="page">News</p>, false, false, true],
    ['a page with a field', <input key="page" aria-label="Amount" />, false, false, false],
    ['a main page with its search', <input key="page" aria-label="Search" />, true, false, true],
    ['an open question', <dialog key="page" open />, true, false, false],
    ['an outcome that is not known', <p key="page">Home</p>, true, true, false],
  ])('%s', (_name, page, isMainPage, anyOutcomeOpen, safe) => {
    render(page)
    expect(isSafeToReload(isMainPage, anyOutcomeOpen)).toBe(safe)
  })
})
