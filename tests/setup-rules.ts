import { XhrThroughFetch } from '../src/test/xhr.ts'

// axios decides when it is loaded whether there is an XMLHttpRequest, and Node has none.
Object.assign(globalThis, { XMLHttpRequest: XhrThroughFetch })
