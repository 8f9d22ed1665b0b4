/** An XMLHttpRequest that goes through `fetch`, where tests answer and break every call. */
export class XhrThroughFetch {
  status = 0
  responseText = ''
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  readonly #sent = { method: 'GET', url: '', headers: new Headers() }
  readonly #leave = new AbortController()
  #answered = new Headers()

  open(method: string, url: string): void {
    Object.assign(this.#sent, { method, url })
  }

  setRequestHeader(name: string, value: string): void {
    this.#sent.headers.append(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.#answered.get(name)
  }

  abort(): void {
    this.#leave.abort()
    this.onabort?.()
  }

  async send(body?: BodyInit): Promise<void> {
    const { method, url, headers } = this.#sent
    const init = { method, headers, signal: this.#leave.signal, ...(body && { body }) }
    try {
      this.upload.onprogress?.({ loaded: 1, total: 4 })
      const response = await fetch(url, init)
      this.upload.onprogress?.({ loaded: 4, total: 4 })
      this.status = response.status
      this.#answered = response.headers
      this.responseText = await response.text()
    } catch {
      if (!this.#leave.signal.aborted) this.onerror?.()
      return
    }
    this.onload?.()
  }
}
