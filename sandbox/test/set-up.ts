import { afterEach, beforeEach } from 'vitest'
import { TestSandbox } from './harness.ts'

/** The sandbox of the test that runs, in a file that calls `setUpSandbox`. */
export let sandbox: TestSandbox

/** Opens an empty sandbox before each test of a file, and closes it after it. */
export function setUpSandbox(): void {
  beforeEach(() => {
    sandbox = new TestSandbox()
  })
  afterEach(() => sandbox.close())
}
