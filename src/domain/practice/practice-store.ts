import { useState, useSyncExternalStore } from 'react'
import { useOwner } from '@/api/user.ts'
import { cashCurrency } from '@/lib/currencies.ts'
import { alone } from '@/platform/alone.ts'
import { canStore, isStored, readStored, writeStored } from '@/platform/storage.ts'
import type { PracticeBook } from './practice-book.ts'
import { readBook, writeBook } from './practice-book.ts'
import { PRACTICE_PREFIX, practiceKept } from './practice-presence.ts'

const keyOf = (owner: string) => PRACTICE_PREFIX + owner

/** What was read last of each owner, so that an unchanged book keeps its identity. */
const read = new Map<string, { text: string | null; currency: string; book: PracticeBook }>()

/** The practice account of an owner on this device, as it is stored now. */
export function practiceBook(owner: string): PracticeBook {
  const text = readStored(keyOf(owner))
  const currency = cashCurrency()
  const known = read.get(owner)
  if (known?.text === text && known.currency === currency) return known.book
  const book = readBook(text, currency)
  read.set(owner, { text, currency, book })
  return book
}

/**
 * Changes the account of an owner: no other tab changes it meanwhile, and what is changed is what is stored
 * then. Answers the account as it was left.
 */
export function changePractice(
  owner: string,
  change: (book: PracticeBook) => PracticeBook,
): Promise<PracticeBook> {
  return alone(keyOf(owner), () => {
    const before = practiceBook(owner)
    const after = change(before)
    if (after !== before) {
      writeStored(keyOf(owner), writeBook(after))
      practiceKept.emit()
    }
    return after
  })
}

/** The practice account of an owner; it follows what other tabs do. */
export const usePracticeBook = (owner: string): PracticeBook =>
  useSyncExternalStore(practiceKept.subscribe, () => practiceBook(owner))

/** The practice account of this page's user or visitor, and what changes it. */
export function usePractice(): [
  PracticeBook,
  change: (change: (book: PracticeBook) => PracticeBook) => Promise<PracticeBook>,
] {
  const owner = useOwner()
  return [usePracticeBook(owner), (change) => changePractice(owner, change)]
}

/** Signs of an order in the account, and more. */
const ORDER_LENGTH = 1_000

/** Whether that account is there after a reload; before its first order, whether it can be. */
export function useIsPracticeKept(): boolean {
  const key = keyOf(useOwner())
  const [hasRoom] = useState(() => canStore(ORDER_LENGTH))
  const read = () => isStored(key) && (hasRoom || readStored(key) !== null)
  return useSyncExternalStore(practiceKept.subscribe, read)
}
