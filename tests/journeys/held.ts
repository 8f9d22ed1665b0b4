import type { CDPSession } from '@playwright/test'

/**
 * What a page in Chromium holds. The whole heap grows for some minutes with compiled code and with what
 * Chromium notes down for its developer tools, so that the page's own objects alone are counted.
 */
export interface Held {
  /** Bytes of the page's own objects, arrays, functions and texts. */
  objects: number
  nodes: number
  listeners: number
}

export const kinds = ['objects', 'nodes', 'listeners'] as const satisfies (keyof Held)[]

/** How much more a page may hold later than at first: ten candles, what a toast or a hint takes. */
export const ROOM: Held = { objects: 200_000, nodes: 40, listeners: 20 }

/** A heap snapshot as Chromium writes it: a row of numbers per node, and what they mean. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

const OWN = new Set(['object', 'array', 'closure', 'string', 'concatenated string', 'regexp'])

/** What a page holds once its garbage was collected. */
export async function heldBy(session: CDPSession): Promise<Held> {
  const objects = await bytesOfObjects(session)
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { objects, nodes, listeners: jsEventListeners }
}

async function bytesOfObjects(session: CDPSession): Promise<number> {
  const parts: string[] = []
  const collect = ({ chunk }: { chunk: string }) => parts.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes }: Snapshot = JSON.parse(parts.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (OWN.has(types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0
  }
  return bytes
}
