import { beforeEach, describe, expect, it } from 'vitest'
import { VISITOR } from '@/api/user.ts'
import { isPractising, practise } from './practice-mode.ts'

const OWNER = '100237'
const KEY = `h5.practiceMode.${OWNER}`

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('which money a ticket is for', () => {
  it('is real money until practice is chosen, each user for themselves', () => {
    expect(isPractising(OWNER)).toBe(false)
    practise(OWNER, true)
    expect(isPractising(OWNER)).toBe(true)
    expect(isPractising('100238')).toBe(false)
  })

  it('is as chosen last where a tab begins', () => {
    practise(OWNER, true)
    sessionStorage.clear()
    expect(isPractising(OWNER)).toBe(true)
  })

  it.each(['practice', 'real'] as const)(
    'stays in a tab that began with it, whatever another tab chose (%s)',
    (mode) => {
      localStorage.setItem(KEY, mode)
      expect(isPractising(OWNER)).toBe(mode === 'practice')
      localStorage.setItem(KEY, mode === 'practice' ? 'real' : 'practice')
      expect(isPractising(OWNER)).toBe(mode === 'practice')
    },
  )

  it('is practice for a visitor who practised and logs in, also after real money long ago', () => {
    practise(OWNER, false)
    practise(VISITOR, true)
    expect(isPractising(OWNER)).toBe(true)
    practise(OWNER, false)
    expect(isPractising(OWNER)).toBe(false)
  })

  it('is real money for a visitor who logs in for that', () => {
    practise(VISITOR, true)
    practise(VISITOR, false)
    expect(isPractising(OWNER)).toBe(false)
  })
})
