import { expect, test } from 'vitest'
import { dayOf, weekOf } from './losses.ts'

const at = (text: string) => Date.parse(text) / 1000
const hours = ({ from, until }: { from: number; until: number }) => (until - from) / 3600

test.each([
  // Clocks in Berlin go forward on 29 March 2026 and back on 25 October.
  ['2026-03-29T12:00:00Z', '2026-03-28T23:00:00Z', 23, '2026-03-22T23:00:00Z', 167],
  ['2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z', 25, '2026-10-18T22:00:00Z', 169],
  ['2026-10-25T23:30:00Z', '2026-10-25T23:00:00Z', 24, '2026-10-25T23:00:00Z', 168],
  ['2026-10-25T22:59:59Z', '2026-10-24T22:00:00Z', 25, '2026-10-18T22:00:00Z', 169],
  ['2026-11-20T15:30:00Z', '2026-11-19T23:00:00Z', 24, '2026-11-15T23:00:00Z', 168],
])(
  'at %s a day and a week have the hours that the clocks give them',
  (now, day, ofDay, week, ofWeek) => {
    const zone = 'Europe/Berlin'
    const [today, thisWeek] = [dayOf(at(now), zone), weekOf(at(now), zone)]
    expect(today.from).toBe(at(day))
    expect(hours(today)).toBe(ofDay)
    expect(thisWeek.from).toBe(at(week))
    expect(hours(thisWeek)).toBe(ofWeek)
  },
)
