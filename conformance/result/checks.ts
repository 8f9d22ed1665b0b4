import type { Path } from '../../scripts/contract/document.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import { oneLine } from '../client/printable.ts'
import type { Answer, Request } from '../client/request.ts'
import { jsonOf } from '../client/request.ts'
import { duplicateKey, mistyped, statusWords, unreadable } from '../client/transport.ts'
import type { Contract, Operation, Outcome } from '../contract/contract.ts'
import { codes } from '../contract/contract.ts'
import { scaleOfCurrency } from '../contract/currencies.ts'
import { scaleOf } from '../contract/decimal.ts'
import type { Case, Expectation, Ready } from '../plan/case.ts'
import { outcomesOf } from '../plan/case.ts'
import type { ClockCheck } from './clock-skew.ts'
import { ageOf } from './clock-skew.ts'
import type { Fault } from './result.ts'
import { brokenInput, cameWords, excerpt, expectedWords } from './words.ts'

/** What answers are compared with beside the contract: what the server said before. */
export interface Context {
  /** Decimals of the prices of each product. */
  precisions: ReadonlyMap<string, number>
  clock: ClockCheck
  /** When the request was sent, by our clock in milliseconds. */
  sent?: number
}

/** Everything that is wrong with an answer. When its outcome is wrong, only that, and a wrong reason. */
export function faultsOf(
  contract: Contract,
  subject: Case,
  ready: Ready,
  answer: Answer,
  context: Context,
): Fault[] {
  const faults = allFaults(contract, subject, ready, answer, context)
  if (subject.level !== 'input') return faults
  const begin = brokenInput(subject, ready.request, ready.expect, answer)
  return faults.map(({ message, line }) => ({ message: `${begin} ${message}`.trimEnd(), line }))
}

function allFaults(
  contract: Contract,
  { operation, rule, level }: Case,
  { request, expect }: Ready,
  answer: Answer,
  context: Context,
): Fault[] {
  const check = new AnswerCheck(contract, operation, answer, context)
  const transport = check.transport()
  if (transport.length > 0) return transport
  const outcome = check.outcome()
  const reason = outcome === 'refused' ? check.reason() : []
  // What was expected and what came, a message about a broken input begins with.
  const wrong =
    level === 'input'
      ? ''
      : `The request must be ${expectedWords(expect)}, and was ${cameWords(answer)}.`
  if (!outcome || !outcomesOf(expect).includes(outcome))
    return [...reason, check.fault(wrong, rule)]
  return [
    ...reason,
    ...check.form(outcome),
    ...(outcome === 'refused' && !check.isTrue(request, expect) ? [check.fault(wrong, rule)] : []),
    ...(outcome === 'done' ? check.done(request.query) : []),
    ...check.time(),
  ]
}

class AnswerCheck {
  readonly #contract: Contract
  readonly #operation: Operation
  readonly #answer: Answer
  readonly #context: Context
  readonly #envelope: unknown

  constructor(contract: Contract, operation: Operation, answer: Answer, context: Context) {
    this.#contract = contract
    this.#operation = operation
    this.#answer = answer
    this.#context = context
    this.#envelope = jsonOf(answer.text)
  }

  /** Status, type and encoding of the answer; the first of them that is wrong, which brings the others. */
  transport(): Fault[] {
    const { status, text } = this.#answer
    const response = [...this.#operation.place, 'responses', '200']
    const content = [...response, 'content', 'application/json']
    if (status !== 200) {
      const message = `The answer has HTTP ${statusWords(this.#answer)}, and must have HTTP 200, whatever its code is.`
      return [this.fault(message, response)]
    }
    const why = unreadable(this.#answer) ?? mistyped(this.#answer)
    if (why) return [this.fault(`The response ${why}.`, content)]
    const twice = duplicateKey(text)
    if (twice === undefined) return []
    const message = `The response has the key ${oneLine(twice)} twice. Readers take the one or the other: send each key once.`
    return [this.fault(message, [...content, 'schema'])]
  }

  outcome(): Outcome | undefined {
    const { code } = isRecord(this.#envelope) ? this.#envelope : { code: undefined }
    return (['done', 'refused', 'unauthenticated'] as const).find((one) => codes[one] === code)
  }

  /** A refusal has a reason of its operation, and the params of that. */
  reason(): Fault[] {
    return this.#contract
      .refusalFaults(this.#operation, this.#data())
      .map(({ message, place }) => this.fault(message, place))
  }

  /** The schema of the envelope. */
  form(outcome: Outcome): Fault[] {
    const place = this.#operation.answers.get(outcome)
    if (!place) {
      const answers = [...this.#operation.place, 'responses', '200']
      return [
        this.fault(`The answer is ${outcome}, which the contract does not have here.`, answers),
      ]
    }
    return this.#contract.schemas
      .violations(place, this.#envelope)
      .map(({ message, line }) => ({ message, line }))
  }

  /** Whether the reason of a refusal is true, and names the field. */
  isTrue(request: Request, expect: Expectation): boolean {
    const { reason, params } = this.#data()
    if (typeof reason !== 'string' || !isRecord(params)) return true
    const reasons = 'reasons' in expect ? expect.reasons : []
    // What was right when it was read may have expired before a busy server handled it.
    const hasMoved = reason === 'price_changed' && !isSent(request, params.rate ?? params.price)
    const field = expect.outcome === 'refused' ? expect.field : undefined
    const names = reason !== 'input_invalid' || field === undefined || params.field === field
    return names && (reasons.includes(reason) || hasMoved)
  }

  /** What a schema cannot say of an answer that is done. */
  done(query: readonly (readonly [string, string])[]): Fault[] {
    const asked = new Map(query)
    return [...this.#caching(), ...this.#amounts(), ...this.#page(asked), ...this.#filters(asked)]
  }

  /** All answers tell one clock. A cached one may tell an older time. */
  time(): Fault[] {
    const { time } = isRecord(this.#envelope) ? this.#envelope : { time: undefined }
    if (typeof time !== 'number') return []
    const { clock, sent } = this.#context
    const off = clock.off(time, sent, ageOf(this.#answer.headers['cache-control']))
    if (off === undefined) return []
    const message = `The time of the answer is ${Math.round(off)} s off the clock that other answers tell.`
    return [this.fault(message, ['components', 'schemas', 'ServerTime'])]
  }

  #caching(): Fault[] {
    const { caching } = this.#operation
    if (!caching) return []
    const header = this.#answer.headers['cache-control']
    if (header !== undefined && new RegExp(caching.pattern).test(header)) return []
    const came = header === undefined ? 'is missing' : `is "${header}"`
    return [
      this.fault(
        `The header Cache-Control must be like "${caching.example}", and ${came}.`,
        caching.place,
      ),
    ]
  }

  #amounts(): Fault[] {
    const place = this.#operation.answers.get('done')
    if (!place) return []
    const faults: Fault[] = []
    this.#contract.schemas.visit(place, this.#envelope, (one) => {
      const { component, value, pointer, around } = one
      if (typeof value !== 'string') return
      const scale = scaleOf(value)
      if (MONEY.has(component) && !currencyScales(around).includes(scale)) {
        const message = `The answer's ${pointer} "${value}" does not have the decimals of its currency.`
        faults.push(this.fault(message, ['components', 'schemas', component]))
      }
      const precision = PRICES.has(component) ? this.#precision(around) : undefined
      if (precision !== undefined && scale !== precision) {
        const message = `The answer's ${pointer} "${value}" does not have the ${precision} decimals of its product.`
        faults.push(this.fault(message, ['components', 'schemas', component]))
      }
    })
    return faults
  }

  #precision(around: readonly Record<string, unknown>[]): number | undefined {
    const product = around.find(({ symbol }) => typeof symbol === 'string')
    return this.#context.precisions.get(String(product?.symbol))
  }

  /** A page is the one that was asked for, and as full as its total says. */
  #page(asked: ReadonlyMap<string, string>): Fault[] {
    const data = this.#data()
    const { list, total, page, limit } = data
    if (!Array.isArray(list) || ![total, page, limit].every(Number.isInteger)) return []
    const place = this.#contract.document.resolve([
      ...this.#contract.envelopeAt(this.#operation, 'done'),
      ...['properties', 'data'],
    ])
    const inQuery = (name: string) => this.#operation.query.find((field) => field.name === name)
    const wanted = (name: string) =>
      Number(asked.get(name) ?? Reflect.get(inQuery(name)?.rules ?? {}, 'default'))
    const faults: Fault[] = []
    for (const name of ['page', 'limit'] as const) {
      if (data[name] !== wanted(name)) {
        const message = `The query asked for ${name} ${wanted(name)}, and the answer is ${name} ${data[name]}.`
        faults.push(this.fault(message, [...place, 'properties', name]))
      }
    }
    const before = (Number(page) - 1) * Number(limit)
    const rows = Math.max(0, Math.min(Number(limit), Number(total) - before))
    if (list.length !== rows) {
      const message = `Page ${page} of ${total} records, ${limit} a page, must have ${rows} records, and has ${list.length}.`
      faults.push(this.fault(message, [...place, 'properties', 'list']))
    }
    return faults
  }

  /** Rows have the value that was asked for. */
  #filters(asked: ReadonlyMap<string, string>): Fault[] {
    const { list } = this.#data()
    if (!Array.isArray(list)) return []
    return [...asked].flatMap(([name, wanted]) => {
      const field = this.#operation.query.find((one) => one.name === name)
      const other = list.find(
        (row) => isRecord(row) && row[name] !== undefined && String(row[name]) !== wanted,
      )
      if (!field || other === undefined) return []
      return [
        this.fault(
          `The query asked for ${name}=${wanted}, and the list has ${excerpt(JSON.stringify(other), 240)}`,
          field.place,
        ),
      ]
    })
  }

  #data(): Record<string, unknown> {
    const data = isRecord(this.#envelope) ? this.#envelope.data : undefined
    return isRecord(data) ? data : {}
  }

  fault(message: string, place: Path): Fault {
    return { message, line: this.#contract.document.line(place) }
  }
}

/** Whether a form has a value. */
const isSent = ({ body }: Request, value: unknown) =>
  body?.kind === 'form' && body.pairs.some(([, sent]) => sent === value)

const MONEY: ReadonlySet<string> = new Set(['Money', 'NullableMoney'])
const PRICES: ReadonlySet<string> = new Set(['Price', 'NullablePrice', 'PriceChange'])

/**
 * The scales that an amount can have: of the currency or the coin named nearest around it, or else
 * in a part of the same answer.
 */
function currencyScales(around: readonly Record<string, unknown>[]): number[] {
  const parts = around.flatMap((one) => Object.values(one)).filter(isRecord)
  const owner = [...around, ...parts].find(
    ({ currency, coin }) => currency !== undefined || coin !== undefined,
  )
  return [owner?.currency, owner?.coin].flatMap((name) => scaleOfCurrency(String(name)) ?? [])
}
