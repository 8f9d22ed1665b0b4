/** Answers `--help` with the comment at the head of the command's file, before anything else runs. */
import { readFileSync } from 'node:fs'

if (process.argv.includes('--help')) {
  const [, comment = ''] =
    /\/\*\*([\s\S]*?)\*\//.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? []
  console.log(comment.replaceAll(/^ *\* ?/gm, '').trim())
  process.exit(0)
}
