import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serverNow } from '@/api/server-clock.ts'
import { formatClock, formatDate } from '@/lib/time.ts'
import { RecordMoment } from './record-moment.tsx'
import { RecordLine, RecordRow } from './record-row.tsx'

const DAY = 86_400

it('has the time of a record of today, and the day of any other', () => {
  const now = Math.floor(serverNow())
  render(
    <ul>
      <li>
        <RecordMoment at={now} />
      </li>
      <li>
        <RecordMoment at={now - DAY} />
      </li>
    </ul>,
  )
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    formatClock(now),
    formatDate(now - DAY),
  ])
})

it('can be pressed only where it opens something', () => {
  render(
    <RecordRow title="Flex 7">
      <RecordLine start="2026-11-19" />
    </RecordRow>,
  )
  expect(screen.getByText('Flex 7')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
