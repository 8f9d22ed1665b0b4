/** A call as it goes to the network. */
export interface SentCall {
  method: string
  url: URL
  headers: Headers
  /** The fields of its form, a repeated one with all its values; a file by its name. */
  form: Readonly<Record<string, string | string[]>>
}

/** Reads what is given to `fetch`. */
export function sentCall(input: RequestInfo | URL, init: RequestInit = {}): SentCall {
  return {
    method: (init.method ?? 'GET').toUpperCase(),
    url: new URL(String(input), window.location.href),
    headers: new Headers(init.headers),
    form: formOf(init.body),
  }
}

function formOf(body: RequestInit['body']): SentCall['form'] {
  const pairs = body instanceof FormData ? body : new URLSearchParams(String(body ?? ''))
  const form: Record<string, string | string[]> = {}
  for (const [name, value] of pairs) {
    const text = typeof value === 'string' ? value : value.name
    form[name] = name in form ? [form[name] ?? [], text].flat() : text
  }
  return form
}
