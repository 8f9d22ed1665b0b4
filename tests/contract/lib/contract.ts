import { readContract } from '../../../scripts/contract/contract.ts'

const whole = readContract()

/** The contract as it is written, references unresolved. */
export const contract = whole.document
/** Every call in the order of the contract. */
export const calls = whole.operations
/** What answers with a stream of events, where a server has it. */
export const streams = whole.streams
/** The target of a reference, or the node itself. Throws when the target does not exist. */
export const resolve = whole.resolve.bind(whole)
