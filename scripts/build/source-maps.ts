import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { SourceMapInput } from '@jridgewell/trace-mapping'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { Plugin } from 'vite'
import { root } from '../process/project.ts'
import { base } from './serving-rules.ts'

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

/** A frame in a report or in a stack, wherever the app was served. */
const FRAME =
  /(?:https?:\/\/[^\s"()]*?\/)?((?:assets|src)\/[\w./-]+\.(?:js|tsx?))(?:\?[^\s":)]*)?:(\d+):(\d+)/g

/**
 * A text with the places in the source in the place of those in the build: `src/main.tsx:12:5 start`. What
 * has no map stays as it is.
 *
 * @param build the folder of the build, with its `.vite`
 * @param developers origin of a server of developers whose frames are in the text, too
 */
export async function withSourcePlaces(
  text: string,
  build: string,
  developers?: string,
): Promise<string> {
  const files = new Set([...text.matchAll(FRAME)].map(([, file = '']) => file))
  const maps = new Map<string, TraceMap>()
  for (const file of files) {
    const map = await (file.startsWith('assets/')
      ? mapOfBuild(file, build)
      : mapOfDevelopment(file, developers))
    if (map) maps.set(file, map)
  }
  return text.replace(FRAME, (frame, file: string, line: string, column: string) => {
    const map = maps.get(file)
    if (!map) return frame
    // A stack counts columns from one, a map from zero.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
    if (found.source === null) return frame
    const source = file.startsWith('src/') ? file : found.source.replace(/^(\.\.\/)+/, '')
    return `${source}:${found.line}:${found.column + 1}${found.name ? ` ${found.name}` : ''}`
  })
}

async function mapOfBuild(file: string, build: string): Promise<TraceMap | undefined> {
  const map = join(build, MAPS_FOLDER, `${basename(file)}.map`)
  return existsSync(map) ? new TraceMap(await readFile(map, 'utf8')) : undefined
}

/** Vite writes the map of a file behind it, as data. Nobody but this machine is asked. */
async function mapOfDevelopment(file: string, origin = ''): Promise<TraceMap | undefined> {
  if (!/^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(origin)) return undefined
  try {
    const answer = await fetch(`${origin}${base}${file}`, { signal: AbortSignal.timeout(2_000) })
    const [, data = ''] =
      /sourceMappingURL=data:application\/json;base64,(\S+)/.exec(await answer.text()) ?? []
    return new TraceMap(JSON.parse(Buffer.from(data, 'base64').toString()) as SourceMapInput)
  } catch {
    // It has ended, or there is no such file any more.
    return undefined
  }
}

/** The build of this clone. */
export const ownBuild = join(root, 'dist')
