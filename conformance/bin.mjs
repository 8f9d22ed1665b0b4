#!/usr/bin/env node
// Says in a sentence that a Node is too old; it would end in a stack of its own otherwise.
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
await import(packed ? './main.js' : './main.ts')
