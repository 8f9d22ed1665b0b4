import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NoAnswerError } from '@/api/errors.ts'
import { renderScreen } from '@/test/render.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

let broken: unknown

function Widget() {
  if (broken !== undefined) throw broken
  return <p>Chart</p>
}

function Thrower({ thrown }: { thrown: unknown }): never {
  throw thrown
}

beforeEach(() => {
  broken = new Error('a fault of the app')
  // React tells the console of each error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('ErrorBoundary', () => {
  it('keeps the rest of the page, and tries again', async () => {
    const onRetry = vi.fn()
    renderScreen(
      <>
        <p>Balance</p>
        <ErrorBoundary onRetry={onRetry}>
          <Widget />
        </ErrorBoundary>
      </>,
    )
    expect(screen.getByText('Balance')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/We can't show this.*Something went wrong/)
    expect(screen.getByRole('alert')).not.toHaveTextContent(/network/)
    // For customer service.
    expect(screen.getByText(/^Version 2\.3\.4-0a1b2c3d · fedcba98/)).toBeVisible()
    broken = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Chart')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows the error again where a new try fails', async () => {
    renderScreen(
      <ErrorBoundary>
        <Widget />
      </ErrorBoundary>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('alert')).toBeVisible()
  })

  it.each([null, undefined, 'a text'])('catches also what is no error: %j', (thrown) => {
    renderScreen(
      <ErrorBoundary>
        <Thrower thrown={thrown} />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert')).toBeVisible()
  })

  it('says why nothing came, in the frame that it was given', () => {
    broken = new NoAnswerError('timeout')
    renderScreen(
      <ErrorBoundary frame={(panel) => <main>{panel}</main>}>
        <Widget />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('main')).toHaveTextContent(/took too long/)
  })
})
