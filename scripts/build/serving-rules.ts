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
  // No text becomes markup or the address of a script but through these two: src/lib/worker.ts, and
  // dompurify for what operators write.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'h5 dompurify',
}

/** Sent with every answer that is a file of the app. */
export const fileHeaders = {
  'Content-Security-Policy': Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(self), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

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
