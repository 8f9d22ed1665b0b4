import type { Rejection } from './state.ts'
import { rejections } from './state.ts'

/** What becomes of a submission. */
export type Outcome = 'passed' | 'waits' | 'verify_failed' | Rejection

/**
 * What a tester asked the review for, by the end of the real name (docs/sandbox.md): "Rejected Photo
 * Unreadable" and so on with the words of each rejection, "Stays Under Review" until somebody
 * decides, and "Verify Failed" for a check that fails at once. Nobody is called that; every other
 * name passes.
 */
export function outcomeOf(realName: string): Outcome {
  const name = realName.toLowerCase()
  if (name.endsWith('stays under review')) return 'waits'
  if (name.endsWith('verify failed')) return 'verify_failed'
  return rejections.find((one) => name.endsWith(`rejected ${one.replaceAll('_', ' ')}`)) ?? 'passed'
}
