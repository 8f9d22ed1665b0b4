import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { Plugin } from 'vite'
import { root } from '../process/project.ts'

/** Where a build has its source maps: in the folder that describes it and is not served. */
export const MAPS_FOLDER = '.vite/maps'

/**
 * Takes the source maps away from what is served, before the worker lists its files. Nothing names them:
 * whoever has a report and the build finds the place in the source.
 */
export function keptSourceMaps(): Plugin {
  let output = ''
  return {
    name: 'h5:source-maps',
    apply: 'build',
    configResolved(config) {
      output = resolve(config.root, config.build.outDir)
    },
    async writeBundle(_options, bundle) {
      const folder = join(output, MAPS_FOLDER)
      await mkdir(folder, { recursive: true })
      for (const name of Object.keys(bundle).filter((file) => file.endsWith('.map'))) {
        await rename(join(output, name), join(folder, basename(name)))
      }
    },
  }
}

/**
 * A frame of a script of the build. No part of it can contain the beginning of another frame, so a
 * hostile text is matched in linear time, too.
 */
const FRAME = /assets\/([\w-][\w.-]*\.js)(?:\?[^\s"/:)]*)?:([1-9]\d{0,8}):([1-9]\d{0,8})\b/g

/** Replaces frames of a build by places in the source: `src/main.tsx:12:5 start`. */
export class SourceLocator {
  readonly #folder: string
  readonly #maps = new Map<string, TraceMap>()

  /** @param build the folder of the build, with its `.vite` */
  constructor(build: string) {
    this.#folder = join(build, MAPS_FOLDER)
  }

  /** Frames without a source map on this disk remain as they are. Nothing is fetched. */
  async locate(text: string): Promise<string> {
    await this.#load(new Set([...text.matchAll(FRAME)].map(([, file = '']) => file)))
    let located = ''
    let end = 0
    for (const { 0: frame, 1: file = '', 2: line, 3: column, index } of text.matchAll(FRAME)) {
      const map = this.#maps.get(file)
      if (!map) continue
      // A stack counts columns from one, a map from zero.
      const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
      if (found.source === null) continue
      const source = found.source.replace(/^(\.\.\/)+/, '')
      const name = found.name ? ` ${found.name}` : ''
      located += `${withoutAddress(text.slice(end, index))}${source}:${found.line}:${found.column + 1}${name}`
      end = index + frame.length
    }
    return located + text.slice(end)
  }

  /** Loads the maps of these files. Only names that the folder lists are opened. */
  async #load(files: ReadonlySet<string>): Promise<void> {
    const unread = [...files].filter((file) => !this.#maps.has(file))
    if (unread.length === 0) return
    const present = new Set(await readdir(this.#folder).catch(() => []))
    for (const file of unread) {
      if (!present.has(`${file}.map`)) continue
      this.#maps.set(file, new TraceMap(await readFile(join(this.#folder, `${file}.map`), 'utf8')))
    }
  }
}

/** The text in front of a frame without the address of the folder that the frame was served from. */
function withoutAddress(before: string): string {
  let start = before.length
  while (start > 0 && !/[\s"()]/.test(before.charAt(start - 1))) start -= 1
  const address = before.slice(start).search(/https?:\/\//)
  return address === -1 ? before : before.slice(0, start + address)
}

export const ownBuild = join(root, 'dist')
