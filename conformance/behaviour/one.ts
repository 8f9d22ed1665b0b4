import { NotReachable } from '../client/client.ts'
import { settlementTerms } from '../plan/accepted.ts'
import type { User } from '../plan/stage.ts'
import { fundPasswordOf, needed } from '../plan/stage.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'
import { settled, shortest } from './settlement.ts'

/** What is named is acted on, and nothing beside it. */
export function oneLaws(): Law[] {
  return [
    law('write.one', 'markMessagesRead', message),
    law('write.one', 'removePaymentMethod', method),
    law('write.one', 'removeWalletAddress', address),
    law('write.one', 'settlePurchase', purchase),
    law('write.one', 'appendPurchase', append),
    law('write.one', 'settleOrder', order, { waits: true }),
  ]
}
