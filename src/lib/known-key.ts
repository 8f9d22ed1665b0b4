/**
 * The key itself where a table has it, `unknown` for any other: a newer server may send a value of an
 * enum that this version does not know.
 */
export function knownKey<Key extends string>(
  table: Readonly<Record<Key | 'unknown', unknown>>,
  key: string | null,
): Key | 'unknown' {
  return key !== null && Object.hasOwn(table, key) ? (key as Key) : 'unknown'
}

/** The entry of a table for a key, that of `unknown` where the table does not have the key. */
export function knownWord<Key extends string, Word>(
  table: Readonly<Record<Key | 'unknown', Word>>,
  key: string | null,
): Word {
  return table[knownKey(table, key)]
}
