import { test } from './fixtures.ts'
import { smoke } from './smoke.ts'

test('from the entry page to the receipt of an order', ({ app, sandbox }) => smoke(app, sandbox))
