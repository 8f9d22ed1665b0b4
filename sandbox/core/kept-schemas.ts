import { join } from 'node:path'
import { hashOf, keep, readKept } from '../../scripts/contract/kept.ts'
import { root } from '../../scripts/process/project.ts'
import type { ContractSchemas } from './contract-schemas.ts'

/** The contract's file, and the code that makes its schemas. */
const SOURCES = [join(root, 'openapi', 'h5.yaml'), join(import.meta.dirname, 'contract-schemas.ts')]
const NAME = 'sandbox-schemas'

async function read(): Promise<ContractSchemas> {
  const hash = hashOf(...SOURCES)
  const known = readKept<ContractSchemas>(NAME, hash)
  if (known) return known
  // Only now: loading the reader takes longer than all else of a start.
  const [{ readContract }, { schemasOf }] = await Promise.all([
    import('../../scripts/contract/contract.ts'),
    import('./contract-schemas.ts'),
  ])
  const schemas = schemasOf(readContract())
  keep(NAME, hash, schemas)
  return schemas
}

/** What requests and answers are checked against: made from the contract, and kept until it changes. */
export const contractSchemas = await read()
