import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { pass } from '@/test/clock.ts'
import { Delayed } from './loading.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

/** A page and what it waits for, one after the other. */
const show = (name: string) => (
  <Delayed key={name}>
    <p>{name}</p>
  </Delayed>
)

it('what waits in the place of another is shown at once', async () => {
  const { rerender } = render(show('files'))
  await pass(200)
  expect(screen.getByText('files')).toBeVisible()
  rerender(show('data'))
  expect(screen.getByText('data')).toBeVisible()
  rerender(<p>content</p>)
  rerender(show('more data'))
  expect(screen.queryByText('more data')).not.toBeInTheDocument()
})

it('what takes the place of the frame of the page goes on where its shapes were in sight', () => {
  const frame = document.createElement('div')
  frame.dataset.start = 'waiting'
  document.body.append(frame)
  const now = vi.spyOn(performance, 'now').mockReturnValue(199)
  render(show('sooner'))
  expect(screen.queryByText('sooner')).not.toBeInTheDocument()
  now.mockReturnValue(200)
  render(show('later'))
  expect(screen.getByText('later')).toBeVisible()
  frame.remove()
})
