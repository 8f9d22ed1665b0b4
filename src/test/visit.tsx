import type { RenderResult } from '@testing-library/react'
import { render } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { setSiteAreas } from '@/api/areas.ts'
import { beginSession } from '@/api/session.ts'
import { App } from '@/app/app.tsx'
import { queryClient } from '@/app/cache.ts'
import { createAppRouter } from '@/app/router.tsx'
import { followHistory } from '@/platform/page-history.ts'
import type { RenderOptions } from './render.tsx'
import { answerWith } from './render.tsx'

export type VisitOptions = Pick<RenderOptions, 'areas' | 'capabilities' | 'examples' | 'token'>

/** Opens the whole app at an address, as a new visit. Visitors have no token. */
export function visit(address: string, options: VisitOptions = {}): RenderResult {
  const { token = null, examples = {}, areas, capabilities } = options
  queryClient.clear()
  setSiteAreas({ ...(areas && { areas }), ...(capabilities && { capabilities }) })
  answerWith(examples)
  if (token !== null) beginSession(token)
  window.history.replaceState(null, '', `/h5/#${address}`)
  onTestFinished(followHistory())
  const router = createAppRouter()
  onTestFinished(() => router.dispose())
  return render(<App router={router} />)
}
