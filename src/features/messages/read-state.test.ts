import { describe, expect, it } from 'vitest'
import type { PersonalMessage } from '@/generated/h5.schemas.ts'
import type { MessagePages } from './read-state.ts'
import { countOf, targetOf, unreadOf, withRead } from './read-state.ts'

const message = (id: string, type: PersonalMessage['type'], read = false): PersonalMessage => ({
  id,
  type,
  title: id,
  text: '',
  read,
  link: null,
  record_id: null,
  created_at: 1_795_188_600,
})

const list = [message('a', 'order'), message('b', 'deposit'), message('c', 'order', true)]

const pages: MessagePages = {
  pageParams: [1],
  pages: [
    {
      list,
      total: 3,
      page: 1,
      limit: 20,
      unread: {
        total: 2,
        by_type: [
          { type: 'order', count: 1 },
          { type: 'deposit', count: 1 },
        ],
      },
    },
  ],
}

const none = { total: 0, by_type: [] }

/** Ids of the messages that are unread after marking. */
function unreadAfter(form: Parameters<typeof withRead>[1]): string[] {
  return (withRead(pages, form, none)?.pages ?? []).flatMap(({ list }) =>
    list.filter(({ read }) => !read).map(({ id }) => id),
  )
}

describe('what is unread after marking', () => {
  it.each([
    [{ scope: 'one', id: 'a' } as const, ['b']],
    [{ scope: 'all', type: 'deposit' } as const, ['a']],
    [{ scope: 'all' } as const, []],
  ])('%j leaves %j', (form, left) => {
    expect(unreadAfter(form)).toEqual(left)
  })

  it('takes the counts from the server', () => {
    const marked = withRead(pages, { scope: 'one', id: 'a' }, none)
    expect(countOf(unreadOf(marked), undefined)).toBe(0)
    expect(countOf(unreadOf(pages), undefined)).toBe(2)
    expect(countOf(unreadOf(pages), 'deposit')).toBe(1)
    expect(countOf(unreadOf(pages), 'security')).toBe(0)
    expect(countOf(undefined, 'order')).toBe(0)
  })

  it('leaves what is no list alone', () => {
    expect(withRead(undefined, { scope: 'all' }, none)).toBeUndefined()
  })
})

describe('where a message leads', () => {
  it.each([
    [null, 'wd_1', null],
    ['/pages/cashrecord/cashrecord', 'wd_1', '/pages/cashrecord/cashrecord'],
    ['/pages/myproject/myproject', 'pu_1', '/pages/myproject/myproject?purchase_id=pu_1'],
    ['/pages/myproject/myproject', null, '/pages/myproject/myproject'],
    [
      '/pages/projectdetails/projectdetails',
      'pr_1',
      '/pages/projectdetails/projectdetails?project_id=pr_1',
    ],
  ])('link %s with record %s: %s', (link, record, address) => {
    expect(targetOf({ ...message('a', 'order'), link, record_id: record })).toBe(address)
  })
})
