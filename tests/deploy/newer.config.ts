import type { ConfigEnv } from 'vite'
import { mergeConfig } from 'vite'
import { hashedFiles } from '../../scripts/build/serving-rules.ts'
import viteConfig from '../../vite.config.ts'

const name = `${hashedFiles.folder}[name]-newer-[hash]`

/** Another release of the same app: each of its scripts and styles has another name. */
export default (env: ConfigEnv) =>
  mergeConfig(viteConfig(env), {
    build: {
      rolldownOptions: {
        output: {
          entryFileNames: `${name}.js`,
          chunkFileNames: `${name}.js`,
          assetFileNames: `${name}[extname]`,
        },
      },
    },
  })
