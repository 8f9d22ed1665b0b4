import { accessHandlers } from './areas/access/handlers.ts'
import { accountHandlers } from './areas/account/handlers.ts'
import { alertsHandlers } from './areas/alerts/handlers.ts'
import { bonusHandlers } from './areas/bonus/handlers.ts'
import { contentHandlers } from './areas/content/handlers.ts'
import { depositHandlers } from './areas/deposit/handlers.ts'
import { financingHandlers } from './areas/financing/handlers.ts'
import { invitationHandlers } from './areas/invitation/handlers.ts'
import { limitsHandlers } from './areas/limits/handlers.ts'
import { marketHandlers } from './areas/market/handlers.ts'
import { messagesHandlers } from './areas/messages/handlers.ts'
import { ordersHandlers } from './areas/orders/handlers.ts'
import { paymentMethodsHandlers } from './areas/payment-methods/handlers.ts'
import { securityHandlers } from './areas/security/handlers.ts'
import { uploadsHandlers } from './areas/uploads/handlers.ts'
import { verificationHandlers } from './areas/verification/handlers.ts'
import { walletHandlers } from './areas/wallet/handlers.ts'
import { withdrawalHandlers } from './areas/withdrawal/handlers.ts'
import type { Handlers } from './core/call.ts'

/** A handler for every operation of the contract; one that is missing is a type error. */
export const handlers: Handlers = {
  ...accessHandlers,
  ...contentHandlers,
  ...marketHandlers,
  ...alertsHandlers,
  ...accountHandlers,
  ...securityHandlers,
  ...limitsHandlers,
  ...verificationHandlers,
  ...uploadsHandlers,
  ...paymentMethodsHandlers,
  ...depositHandlers,
  ...ordersHandlers,
  ...financingHandlers,
  ...walletHandlers,
  ...withdrawalHandlers,
  ...messagesHandlers,
  ...invitationHandlers,
  ...bonusHandlers,
}
