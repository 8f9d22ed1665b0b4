type Listener = (event: object) => void

/** The part of an EventTarget that axios uses. */
class Listeners {
  readonly #byType = new Map<string, Set<Listener>>()

  addEventListener(type: string, listener: Listener): void {
    const listeners = this.#byType.get(type) ?? new Set()
    this.#byType.set(type, listeners.add(listener))
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#byType.get(type)?.delete(listener)
  }

  emit(type: string, event: object): void {
    for (const listener of this.#byType.get(type) ?? []) listener(event)
  }
}

/** An XMLHttpRequest that sends through `fetch`, where tests answer and break every request. */
export class XhrThroughFetch extends Listeners {
  status = 0
  statusText = ''
  responseText = ''
  /** Milliseconds until `ontimeout`; 0 for never. */
  timeout = 0
  readonly upload = new Listeners()
  onloadend?: () => void
  onerror?: (event: null) => void
  onabort?: () => void
  ontimeout?: () => void
  readonly #sent = { method: 'GET', url: '', headers: new Headers() }
  readonly #controller = new AbortController()
  #responseHeaders = new Headers()

  open(method: string, url: string): void {
    Object.assign(this.#sent, { method, url })
  }

  setRequestHeader(name: string, value: string): void {
    this.#sent.headers.append(name, value)
  }

  getAllResponseHeaders(): string {
    return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  }

  abort(): void {
    this.#controller.abort()
    this.onabort?.()
  }

  async send(body?: BodyInit | null): Promise<void> {
    const { method, url, headers } = this.#sent
    const init = { method, headers, signal: this.#controller.signal, ...(body && { body }) }
    const timer = this.timeout > 0 ? setTimeout(() => this.#timeOut(), this.timeout) : undefined
    try {
      this.upload.emit('progress', { lengthComputable: true, loaded: 1, total: 4 })
      const response = await fetch(url, init)
      this.upload.emit('progress', { lengthComputable: true, loaded: 4, total: 4 })
      this.responseText = await response.text()
      this.status = response.status
      this.#responseHeaders = response.headers
    } catch (error) {
      if (this.#controller.signal.aborted) return
      if (error instanceof DOMException && error.name === 'TimeoutError') this.ontimeout?.()
      else this.onerror?.(null)
      return
    } finally {
      clearTimeout(timer)
    }
    this.onloadend?.()
  }

  #timeOut(): void {
    this.#controller.abort()
    this.ontimeout?.()
  }
}
