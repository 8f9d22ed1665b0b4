import { Contract } from '../../conformance/contract/contract.ts'

/** The contract that the kit tests servers by. */
export const contract = new Contract()

/** How many operations a server has that names nothing beyond the specification. */
export const specifiedOperations = contract.operations.filter(
  ({ capability }) => capability === undefined,
).length
