// Reads a contract with swagger-parser and with Scalar's parser, and prints how many operations each found:
//
//   node parsers.js CONTRACT
import { readFileSync } from 'node:fs'
import SwaggerParser from '@apidevtools/swagger-parser'
import { dereference, validate } from '@scalar/openapi-parser'

const [file] = process.argv.slice(2)
const count = ({ paths }) =>
  Object.values(paths).flatMap(({ get, post }) => [get ?? [], post ?? []].flat()).length

const parsed = await SwaggerParser.validate(file)
const text = readFileSync(file, 'utf8')
const { valid, errors } = await validate(text)
const { schema } = dereference(text)
if (!valid) console.log(errors)
console.log(`swagger-parser ${count(parsed)}, Scalar ${valid ? count(schema) : 0}`)
