import { chooseExamples, observeCalls } from '@/api/call-observer'
import { callKey, currentChoices, loadChoices } from './example-choices'
import { askForListing } from './examples-listing'
import { rememberCall } from './seen-calls'

/**
 * Connects the panel with the client. To be called before the first call goes out, so that a choice
 * that survived a reload holds for it too.
 */
export function startMockPanel(): void {
  loadChoices()
  if (import.meta.env.VITE_EXAMPLES !== 'none') askForListing()
  chooseExamples((call) => currentChoices()[callKey(call)])
  observeCalls(rememberCall)
}
