import { Contract } from '../../conformance/contract/contract.ts'

/** The contract that the kit tests servers by. */
export const contract = new Contract()
