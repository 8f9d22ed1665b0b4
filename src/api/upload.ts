/** Told how much of an upload is on its way, from 0 to 1. */
export type ProgressListener = (sent: number) => void

const listeners = new WeakMap<AbortSignal, ProgressListener>()

/**
 * Watches the upload that is called with this signal: `uploadFile(form, watchUpload(signal, show))`.
 * Generated functions hand on a signal and nothing else; it is what tells one call from another.
 */
export function watchUpload(signal: AbortSignal, onProgress: ProgressListener): AbortSignal {
  listeners.set(signal, onProgress)
  return signal
}

/** Who watches a call with this signal. */
export function uploadWatcher(signal: AbortSignal | undefined): ProgressListener | undefined {
  return signal && listeners.get(signal)
}

interface Upload {
  method: string
  headers: Headers
  body?: XMLHttpRequestBodyInit
  signal: AbortSignal
}

/** Sends and fails as `fetch` does, and tells the progress, which `fetch` cannot. */
export function upload(
  url: string,
  { method, headers, body, signal }: Upload,
  onProgress: ProgressListener,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const xhr = new XMLHttpRequest()
    xhr.open(method, url)
    for (const [name, value] of headers) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    xhr.onload = () => {
      const { status, responseText } = xhr
      const cacheControl = xhr.getResponseHeader('cache-control') ?? ''
      // `Response` refuses a body, even an empty one, for answers without one such as 204.
      resolve(
        new Response(responseText || null, { status, headers: { 'cache-control': cacheControl } }),
      )
    }
    xhr.onerror = () => reject(new TypeError('The upload failed'))
    xhr.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => xhr.abort())
    xhr.send(body)
  })
}
