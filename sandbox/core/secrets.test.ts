import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './secrets.ts'

test('a password fits its own hash alone, and each hash has salt of its own', async () => {
  const [one, other] = [await hashPassword('login1234', 4), await hashPassword('login1234', 4)]
  expect(one).not.toBe(other)
  expect(await isPassword('login1234', one, 4)).toBe(true)
  expect(await isPassword('login12345', one, 4)).toBe(false)
  expect(await isPassword('login1234', undefined, 4)).toBe(false)
})

test('checking a password takes as long when there is no hash', async () => {
  const cost = 13
  const hash = await hashPassword('login1234', cost)
  const milliseconds = async (stored: string | undefined) => {
    const times: number[] = []
    for (let time = 0; time < 5; time += 1) {
      const start = performance.now()
      await isPassword('wrong-one', stored, cost)
      times.push(performance.now() - start)
    }
    // The shortest time: other work of the machine only adds to it.
    return Math.min(...times)
  }
  // Without deriving a key it would take a thousandth of the time.
  expect(await milliseconds(undefined)).toBeGreaterThan((await milliseconds(hash)) / 5)
})
