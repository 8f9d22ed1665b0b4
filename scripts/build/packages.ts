import type { Rolldown } from 'vite'

/** The folders of the packages whose code is in a bundle, in order. */
export function packageFolders(bundle: Rolldown.OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((one) =>
    one.type === 'chunk' ? one.moduleIds : [],
  )
  const folders = modules.flatMap(
    (id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, ''))?.[0] ?? [],
  )
  return [...new Set(folders)].sort()
}
