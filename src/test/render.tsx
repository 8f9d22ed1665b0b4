import { QueryClientProvider } from '@tanstack/react-query'
import type { RenderResult } from '@testing-library/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { inject, onTestFinished } from 'vitest'
import { setSiteAreas } from '@/api/areas.ts'
import { chooseExamples } from '@/api/call-observer.ts'
import { createQueryClient } from '@/api/query-client.ts'
import { UserProvider } from '@/api/user.ts'
import type { Area, Capability, GetUserDone, Refused, UserInfo } from '@/generated/h5.schemas.ts'
import { AppLink } from '@/shell/app-link.tsx'
import { RouteProvider } from '@/shell/route-context.ts'
import { Toaster } from '@/shell/toaster.tsx'
import { LinkProvider } from '@/ui/link.tsx'

export interface RenderOptions {
  /** Where the screen stands; the address is read back by `currentAddress()`. */
  path?: string
  /** Router state of that address. */
  state?: unknown
  /** The token of a logged-in user; null for a visitor. */
  token?: string | null
  /** What the device knows of the site's areas; everything without it. An example may say otherwise. */
  areas?: readonly Area[]
  /** What the device knows of the server's capabilities; none without it. An example may say otherwise. */
  capabilities?: readonly Capability[]
  /** Named examples by `METHOD path`; the mock answers `done` elsewhere. */
  examples?: Readonly<Record<string, string>>
  locale?: string
  /** Screens at other paths, where the one under test may lead. */
  others?: Readonly<Record<string, ReactNode>>
}

let address = ''

/** The address that the screen has gone to. */
export function currentAddress(): string {
  return address
}

/** Chooses the named examples that the mock answers with from now on. */
export function answerWith(examples: Readonly<Record<string, string>>): void {
  chooseExamples(({ method, path }) => examples[`${method} ${path}`])
}

/** Shows a screen as the app would, with the mock of the contract behind it. */
export function renderScreen(screen: ReactNode, options: RenderOptions = {}): RenderResult {
  const {
    path = '/',
    state,
    token = 'h5test-0123456789abcdef',
    examples = {},
    others = {},
    areas,
    capabilities,
  } = options
  answerWith(examples)
  setSiteAreas({ ...(areas && { areas }), ...(capabilities && { capabilities }) })
  const queryClient = createQueryClient()
  onTestFinished(() => queryClient.clear())
  if (token !== null) window.localStorage.setItem('token', token)
  // The device has known its users for long, and asks for no earlier requests.
  const user = token === null ? null : userOf(examples['GET /api/user/index'])
  const title = { id: 'test.title', defaultMessage: 'Screen' }
  return render(
    <IntlProvider
      locale={options.locale ?? 'en'}
      onError={(error) => {
        // English stands beside the code; catalogues are checked elsewhere.
        if (error.code !== 'MISSING_TRANSLATION') throw error
      }}
    >
      <QueryClientProvider client={queryClient}>
        <LinkProvider value={AppLink}>
          <Toaster>
            <MemoryRouter initialEntries={[{ ...pathParts(path), state }]}>
              <Address />
              <Routes>
                {Object.entries({ ...others, [pathParts(path).pathname]: screen }).map(
                  ([at, element]) => (
                    <Route
                      key={at}
                      path={at}
                      element={
                        <RouteProvider value={{ path: at, title, bar: 'standard', tab: undefined }}>
                          <UserProvider value={user}>{element}</UserProvider>
                        </RouteProvider>
                      }
                    />
                  ),
                )}
                <Route path="*" element={null} />
              </Routes>
            </MemoryRouter>
          </Toaster>
        </LinkProvider>
      </QueryClientProvider>
    </IntlProvider>,
  )
}

/** The user whom the gate hands to private pages: the mock's, by the name of its example. */
export function userOf(example = 'done'): UserInfo | null {
  const answer = inject('users')[example] as GetUserDone | Refused | undefined
  return answer?.code === 1 ? answer.data : null
}

function pathParts(path: string) {
  const [pathname = '/', search] = path.split('?')
  return { pathname, search: search === undefined ? '' : `?${search}` }
}

function Address() {
  const { pathname, search } = useLocation()
  address = `${pathname}${search}`
  return null
}
