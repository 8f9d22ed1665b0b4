import { afterEach, expect, test } from 'vitest'
import { Capability } from '../../src/generated/h5.schemas.ts'
import { routes } from '../generated/operations.ts'
import { STORY_TIME, TestSandbox } from '../test/harness.ts'
import { readCapabilities } from './areas.ts'

let sandbox: TestSandbox
afterEach(() => sandbox.close())

const of = (wanted: Capability) => routes.filter(({ capability }) => capability === wanted)
const isThere = async ({ method, path }: (typeof routes)[number]) =>
  (await sandbox.handle({
    ...{ method, path, headers: {}, query: new URLSearchParams() },
    ...{ body: new Uint8Array(), remote: '' },
  })) !== undefined

test('what the sandbox was started without is not named, and its operations are not there', async () => {
  sandbox = new TestSandbox(STORY_TIME, ':memory:', ['own_limits'])
  const { capabilities } = await sandbox.client().done('getSiteInfo')
  expect(capabilities).toEqual(Object.values(Capability).filter((one) => one !== 'own_limits'))
  expect(await Promise.all(of('own_limits').map(isThere))).toEqual(
    of('own_limits').map(() => false),
  )
  expect(await Promise.all(of('devices').map(isThere))).toEqual(of('devices').map(() => true))
})

test('a capability that the contract does not have is a mistake of whoever starts the sandbox', () => {
  sandbox = new TestSandbox()
  expect(readCapabilities('devices,own_limits')).toEqual(['devices', 'own_limits'])
  expect(() => readCapabilities('magic')).toThrow('--without: magic is none of')
})
