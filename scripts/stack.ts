/**
 * Says where in the source a stack or a report is: `npm run stack -- report.json`, or with the text on the
 * standard input, as in `pbpaste | npm run stack`. The build has to be the one that it came from: its name
 * is in each report. What has no map in it stays as it is, and is named.
 *
 *   --build dist   the folder of another build than this clone's, with its `.vite`
 */
import './process/help.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { MAPS_FOLDER, ownBuild, SourceLocator } from './build/source-maps.ts'
import { Failure, fail, readArguments } from './process/project.ts'

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    options: { build: { type: 'string', default: ownBuild } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (file !== undefined && !existsSync(file)) throw new Failure(`There is no file ${file}.`)
  if (!existsSync(join(values.build, MAPS_FOLDER))) {
    throw new Failure(
      `There are no source maps in ${values.build}: ${MAPS_FOLDER} of a build has them.`,
    )
  }
  const given = await (file === undefined ? text(process.stdin) : readFile(file, 'utf8'))
  const placed = await new SourceLocator(values.build).locate(given)
  console.log(placed.trimEnd())
  const left = new Set(placed.match(/assets\/[\w.-]+\.js(?=:\d+:\d+)/g))
  if (left.size > 0) {
    console.error(`\nNot in the build in ${values.build}: ${[...left].join(', ')}`)
  }
}

main().catch(fail)
