/** Long enough for any browser: they read the file right after the click. */
const ADDRESS_LIFETIME_MS = 60_000

/** Puts a file among the device's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS)
}

/** Gives a file to another app, or to the device's downloads where none can take it. */
export async function handFile(file: File): Promise<void> {
  if (!navigator.canShare?.({ files: [file] }) || !navigator.share) return saveFile(file)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // The user closed the share dialog: not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
