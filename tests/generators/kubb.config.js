// Types alone, of the contract that H5_CONTRACT names, into the folder of H5_TARGET.
import { defineConfig } from '@kubb/core'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

// biome-ignore lint/style/noDefaultExport: kubb takes its configuration from the default export.
export default defineConfig({
  input: { path: process.env.H5_CONTRACT },
  output: { path: process.env.H5_TARGET, clean: true },
  plugins: [pluginOas(), pluginTs()],
})
