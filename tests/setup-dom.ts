import './setup-layout.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Screens load validators, dialogs and texts on demand; the first load of a run is compiled first.
configure({ asyncUtilTimeout: 15_000 })

// English stands beside the code; catalogues are checked elsewhere.
vi.mock('@/i18n/read-catalogue.ts', () => ({ readCatalogue: () => Promise.resolve({}) }))

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
