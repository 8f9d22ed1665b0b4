import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Nothing is sent or asked elsewhere. */
const QUIET = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
}

/** Runs a command of Redocly's and returns what it prints; rejects with its words when it fails. */
export async function redocly(...line: string[]): Promise<string> {
  const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...line], {
    env: { ...process.env, ...QUIET },
    maxBuffer: 2 ** 28,
  })
  return stdout
}
