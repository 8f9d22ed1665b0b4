import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printableJson } from '../client/printable.ts'
import type { Contract } from '../contract/contract.ts'
import type { Report } from '../result/report.ts'
import { html } from './html.ts'
import { reportFile } from './report-file.ts'
import { xunit } from './xunit.ts'

/** Writes the reports of a run into a folder and answers their names. */
export function writeReports(contract: Contract, report: Report, folder: string): string[] {
  const content = reportFile(contract, report)
  mkdirSync(folder, { recursive: true })
  const files = {
    'report.json': `${printableJson(JSON.stringify(content, null, 2))}\n`,
    'report.html': html(content),
    'report.xml': xunit(content),
  }
  return Object.entries(files).map(([name, text]) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  })
}
