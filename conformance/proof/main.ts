/**
 * `npm run conformance -- proof`: is the kit any good? It is run against servers that are right but for
 * one fault each, and against one that is right; it must tell them apart.
 *
 *   --group LIST      shape, session, input, rules; all of them without it
 *   --class LIST      classes of faults; all of them without it
 *   --operation LIST  operation ids; all of them without it
 *   --seed NUMBER     order and choices of the runs; 1 without it
 *   --right NUMBER    instead: whole runs against a server that is right, with so many seeds
 *   --list FILE       writes every fault with what the kit says of it, one in a line
 *
 * Exit code 0: enough is found of every class, and nothing in a server that is right.
 */
import '../../scripts/process/help.ts'
import { writeFileSync } from 'node:fs'
import { Failure, readArguments } from '../../scripts/process/project.ts'
import { reasonOf } from '../client/client.ts'
import { Contract } from '../contract/contract.ts'
import type { Group } from './mutant.ts'
import { groups } from './mutant.ts'
import type { Outcome } from './proof.ts'
import { isEnough, makeProof, rowsOf, tableOf } from './proof.ts'
import { runRight } from './right-server.ts'

const { values } = readArguments({
  options: {
    group: { type: 'string' },
    class: { type: 'string' },
    operation: { type: 'string' },
    seed: { type: 'string', default: '1' },
    right: { type: 'string' },
    list: { type: 'string' },
  },
})

const listOf = (text = '') => text.split(',').filter((one) => one !== '')

async function main(): Promise<number> {
  if (values.right) return tellRight(Number(values.seed), Number(values.right))
  // The keys of a constant are known.
  const names = Object.keys(groups) as Group[]
  const wanted = listOf(values.group)
  const outcome = await makeProof(new Contract(), {
    operations: listOf(values.operation),
    seed: Number(values.seed),
    groups: names.filter((one) => wanted.includes(one)),
    classes: listOf(values.class),
  })
  if (values.list) {
    writeFileSync(values.list, outcome.proofs.map((one) => `${JSON.stringify(one)}\n`).join(''))
  }
  return tell(outcome)
}

/** Runs with one seed after another; none of them may find anything. */
async function tellRight(first: number, count: number): Promise<number> {
  const contract = new Contract()
  let alarms = 0
  for (let seed = first; seed < first + count; seed += 1) {
    const right = await runRight(contract, seed)
    for (const { subject, faults } of right.alarms) {
      console.log(`FALSE ALARM ${subject.id}: ${faults[0]?.message}`)
    }
    alarms += right.alarms.length
    const { tried, leftOut, seconds } = right
    console.log(
      `seed ${seed}: ${tried} cases, ${leftOut} not executed, ${right.alarms.length} false alarms, ${seconds.toFixed(1)} s`,
    )
  }
  console.log(`${count} runs against a server that is right: ${alarms} false alarms`)
  return alarms === 0 && count > 0 ? 0 : 1
}

function tell({ proofs, alarms }: Outcome): number {
  for (const { subject, faults } of alarms) {
    console.log(`FALSE ALARM ${subject.id}: ${faults[0]?.message}`)
  }
  for (const { of, operation, what, said } of proofs.filter(({ caught }) => !caught)) {
    console.log(`MISSED ${of.name}, ${operation}: ${what} (${said})`)
  }
  const rows = rowsOf(proofs)
  console.log(tableOf(rows))
  const caught = proofs.filter((one) => one.caught).length
  const ok = rows.every(isEnough) && alarms.length === 0 && rows.length > 0
  console.log(
    `${ok ? 'PROVED' : 'NOT PROVED'}: ${rows.length} classes, ${caught} of ${proofs.length} faults caught, ${alarms.length} false alarms`,
  )
  return ok ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof Failure)) console.error(error)
  console.error(`The proof could not be made: ${reasonOf(error)}`)
  process.exitCode = 2
}
