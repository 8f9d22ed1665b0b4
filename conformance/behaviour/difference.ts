import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../scripts/contract/document.ts'

/** The first place at which two values differ; undefined when they are the same. */
export function difference(
  found: unknown,
  wanted: unknown,
  path = '',
): { path: string; found: unknown; wanted: unknown } | undefined {
  if (isDeepStrictEqual(found, wanted)) return undefined
  if (Array.isArray(found) && Array.isArray(wanted) && found.length === wanted.length) {
    return first(found.map((one, index) => difference(one, wanted[index], `${path}/${index}`)))
  }
  if (isRecord(found) && isRecord(wanted)) {
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
    return first(names.map((name) => difference(found[name], wanted[name], `${path}/${name}`)))
  }
  return { path, found, wanted }
}

const first = <T>(list: readonly (T | undefined)[]) => list.find((one) => one !== undefined)
