/** Tells the other tabs of this browser that messages were read. Holds nothing about the user. */
const CHANNEL = 'h5.messages'

function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
}

/** Tells the other tabs that what is unread has changed: they ask the server by themselves. */
export function announceRead(): void {
  const channel = open()
  channel?.postMessage('read')
  channel?.close()
}

/** Tells when another tab has read messages. Returns how to stop. */
export function onReadElsewhere(listener: () => void): () => void {
  const channel = open()
  channel?.addEventListener('message', listener)
  return () => channel?.close()
}
