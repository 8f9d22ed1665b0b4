import { site } from './chosen-site.ts'

/**
 * What a production server sends beside the files of `dist/`: the one source of these values.
 * `npm run serve` sends them, every browser test runs under them, and a test holds the files of
 * `deploy/` for nginx and Caddy against them.
 */

const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  // No text becomes markup or the address of a script but through these two: src/platform/worker.ts, and
  // dompurify for what operators write.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'h5 dompurify',
}

const policy = Object.entries(contentSecurityPolicy)
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ')

/** Sent with every answer that is a file of the app. */
export const fileHeaders = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(self), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * The headers that are others where an address takes reports, the app's and the browser's own: a path of
 * the same host, or another host, which the app must be let call. Browsers that do not know `report-to`
 * take `report-uri`; what has no endpoint of its own, such as a crash, goes to `default`.
 */
export const reportHeaders = (address: string) => ({
  'Content-Security-Policy': `${address.startsWith('/') ? policy : policy.replace("connect-src 'self'", `connect-src 'self' ${address}`)}; report-uri ${address}; report-to default`,
  'Reporting-Endpoints': `default="${address}"`,
})

/**
 * The address for reports with which the app is built, empty where nobody takes any: the site's, or that of
 * the environment, which `npm start` sets to the sandbox's.
 */
export const reportsAddress = (): string => process.env.VITE_REPORTS ?? site.reports ?? ''

/** Replaces that address in a build (`src/platform/reports-address.ts`). */
export const reportsDefine = () => ({
  'import.meta.env.VITE_REPORTS': JSON.stringify(reportsAddress()),
})

/** Where reports go on the own host: handed on, in development, to the sandbox. */
export const ownReports = '/reports'

/** Where the app lives, with both slashes. */
export const base = site.base

/**
 * What the page calls on its own host and the server hands on to the backend, calls and pictures, as
 * a regular expression. A path that a backend could read as another one, with a dot segment, a double
 * slash, a backslash or one of them encoded, is not handed on: it could lead past these folders.
 */
export const proxied = String.raw`^/(api|uploads)(?=/)(?![^?]*(/[./]|\.\.|\\|%(25|2[eEfF]|5[cC])))`

/** Names with a hash of their content: a changed file is another file. */
export const hashedFiles = {
  folder: 'assets/',
  cacheControl: 'public, max-age=31536000, immutable',
}

/** Everything else, first of all index.html: asked again on every visit, answered 304 if the same. */
export const otherFiles = { cacheControl: 'no-cache' }
