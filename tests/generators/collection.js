// Runs the collection against a server with Postman's runner, and reads it as Bruno does when it imports it:
//
//   node collection.js COLLECTION URL
//
// Prints each request that is not answered with code 1. A file to upload is the reader's own: such
// requests are left out.
import { readFileSync } from 'node:fs'
import { postmanToBruno } from '@usebruno/converters'
import newman from 'newman'

const [file, url] = process.argv.slice(2)
const collection = JSON.parse(readFileSync(file, 'utf8'))
const requests = collection.item.flatMap(({ item }) => item)
const isUpload = ({ request }) => request.body?.mode === 'formdata'

const sent = {
  ...collection,
  item: collection.item.map((folder) => ({
    ...folder,
    item: folder.item.filter((one) => !isUpload(one)),
  })),
}
const { run } = await new Promise((resolve, reject) => {
  newman.run(
    {
      collection: sent,
      globalVar: [{ key: 'token', value: 'any' }],
      envVar: [{ key: 'baseUrl', value: url }],
    },
    (error, summary) => (error ? reject(error) : resolve(summary)),
  )
})
const wrong = run.executions.flatMap(({ item, response }) => {
  const text = response?.stream.toString() ?? 'no answer'
  return text.startsWith('{"code":1,') ? [] : [`${item.name}: ${text.slice(0, 200)}`]
})

const imported = (await postmanToBruno(collection)).collection.items.flatMap(
  (folder) => folder.items,
)
if (imported.length !== requests.length)
  wrong.push(`Bruno has ${imported.length} of ${requests.length}`)
if (run.executions.length !== requests.filter((one) => !isUpload(one)).length)
  wrong.push('not all ran')
for (const line of wrong) console.log(line)
process.exitCode = wrong.length === 0 ? 0 : 1
