import { existsSync, readFileSync } from 'node:fs'

/** The pictures of the contract's examples, by the folder of their addresses. */
const pictures = {
  avatar: readFileSync(new URL('./pictures/avatar.svg', import.meta.url)),
  private: readFileSync(new URL('./pictures/transfer.svg', import.meta.url)),
}

const ADDRESS = /^\/uploads\/(avatar|private)\/[\w-]+\.\w+$/

/** The samples that the contract's examples name, and the sandbox shows, too. */
const SAMPLE = /^\/uploads\/sample\/([\w-]+\.svg)$/
const samples = new URL('../../openapi/samples/', import.meta.url)

function sampleAt(path: string): Buffer | undefined {
  const name = SAMPLE.exec(path)?.[1]
  const file = name && new URL(name, samples)
  return file && existsSync(file) ? readFileSync(file) : undefined
}

/**
 * A sample picture for any address of a picture in the contract's examples, with the headers of a
 * production server; undefined for every other path. The examples carry no key, so nothing is asked.
 */
export function pictureAt(path: string) {
  const folder = ADDRESS.exec(path)?.[1] as keyof typeof pictures | undefined
  const body = folder ? pictures[folder] : sampleAt(path)
  if (body === undefined) return undefined
  return {
    status: 200,
    headers: {
      // The content type follows the file's bytes, not the ending of its address.
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, max-age=900',
      'Content-Security-Policy': "default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    body,
  }
}
