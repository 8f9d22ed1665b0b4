#!/usr/bin/env node
// Says in a sentence that a Node is too old; it would end in a stack of its own otherwise. And keeps Node's
// warnings about old packages of Dredd's to itself, which say nothing about the server.
import { existsSync } from 'node:fs'

// In a package the kit is JavaScript; in the repository a Node is needed that runs TypeScript.
const packed = existsSync(new URL('main.js', import.meta.url))
const needed = packed ? [22, 2] : [22, 18]
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `The kit needs Node ${needed.join('.')} or newer; this is ${process.versions.node}.`,
  )
  process.exit(2)
}
const [tell] = process.listeners('warning')
process.removeAllListeners('warning')
process.on('warning', (warning) => {
  const ofDredd = warning.code === 'DEP0060' || /circular dependency/.test(warning.message)
  if (!ofDredd) tell?.(warning)
})
await import(packed ? './main.js' : './main.ts')
