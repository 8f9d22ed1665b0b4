/** A device as its user would call it, by the browser's words; empty where they do not tell. */
export function deviceName(words: string = navigator.userAgent): string {
  // Android names Linux before itself.
  const found =
    /iPhone|iPad|Android|Windows|CrOS|Macintosh/.exec(words)?.[0] ?? /Linux/.exec(words)?.[0] ?? ''
  return { CrOS: 'Chromebook', Macintosh: 'Mac' }[found] ?? found
}
