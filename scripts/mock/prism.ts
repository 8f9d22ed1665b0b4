import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http'
import type { Contract, Operation } from '../contract/contract.ts'
import type { Envelope } from '../contract/written.ts'
import type { Findings } from './answer.ts'
import type { Violation } from './input.ts'

type Instance = ReturnType<typeof createInstance>
type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>
type Config = Parameters<Instance['request']>[2] & object
export type PrismRequest = Parameters<Instance['request']>[0]

/** Prism logs every step of every request; this logger drops it. */
const silent: Record<string, unknown> = { child: () => silent }
for (const level of ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal']) {
  silent[level] = () => undefined
}

/** Prism with a contract in which every state is a named example. */
export class Prism {
  readonly #operations: Operations
  readonly #instance: Instance

  static async of(contract: Contract): Promise<Prism> {
    // Prism resolves references in place.
    return new Prism(await getHttpOperationsFromSpec(structuredClone(contract.document)))
  }

  private constructor(operations: Operations) {
    this.#operations = operations
    this.#instance = createInstance(configFor('done'), {
      // Prism asks for pino's whole type and calls these methods of it.
      logger: silent as unknown as Parameters<typeof createInstance>[1]['logger'],
    })
  }

  /** Validates a request. `validateRequest: false` leaves everything but the session out. */
  async inspect(request: PrismRequest, validateRequest: boolean): Promise<Findings> {
    const result = await this.#request(request, { checkSecurity: true, validateRequest })
    if (result._tag === 'Right') return { hasSession: true, violations: [] }
    const { status, additional } = result.left as PrismError
    if (status === 401) return { hasSession: false, violations: [] }
    if (status === 422) return { hasSession: true, violations: additional?.validation ?? [] }
    throw result.left
  }

  async body({ method, path }: Operation, example: string): Promise<Envelope> {
    const result = await this.#request({ method, url: { path } }, configFor(example))
    if (result._tag === 'Left') throw result.left
    return result.right.output.body as Envelope
  }

  #request(request: PrismRequest, config: Partial<Config>) {
    const whole = { ...configFor('done'), ...config } as Config
    return this.#instance.request(request, this.#operations, whole)()
  }
}

/** What Prism adds to the error with which it refuses an input. */
interface PrismError extends Error {
  status?: number
  additional?: { validation?: Violation[] }
}

/** A new one for each request: Prism writes into it. */
function configFor(exampleKey: string) {
  return {
    isProxy: false as const,
    upstreamProxy: undefined,
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    mock: { dynamic: false, exampleKey },
  }
}
