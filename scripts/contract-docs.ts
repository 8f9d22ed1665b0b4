/**
 * `npm run contract -- docs`: writes the contract as a page for reading, with search, every named example
 * and a curl command for each call. Opened as a file it needs no network; `/docs` beside the mock and
 * the sandbox is the same page, with commands that call them.
 */
import './process/help.ts'
import { contractDocs, docsFile } from './contract/docs.ts'
import { fail } from './process/project.ts'

contractDocs().then(() => console.log(docsFile), fail)
