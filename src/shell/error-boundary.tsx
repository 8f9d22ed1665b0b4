import type { ErrorInfo, ReactNode } from 'react'
import { Component } from 'react'
import { noteFault } from '@/platform/faults.ts'
import { ErrorPanel } from './error-panel.tsx'

interface ErrorBoundaryProps {
  /** Called before the children are tried again. */
  onRetry?: () => void
  /** Wraps the error panel, where the failed children were a whole page. */
  frame?: (panel: ReactNode) => ReactNode
  children: ReactNode
}

/** Catches what its children throw and offers to try again; the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something was thrown that is no error') }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    noteFault({ kind: 'error', by: 'boundary', error, components: componentStack ?? '' })
  }

  override render() {
    if (this.state.error === null) return this.props.children
    const panel = (
      <ErrorPanel
        error={this.state.error}
        onRetry={() => {
          this.props.onRetry?.()
          this.setState({ error: null })
        }}
      />
    )
    return this.props.frame ? this.props.frame(panel) : panel
  }
}
