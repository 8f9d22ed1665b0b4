/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { PaymentMethod } from './payment-method.ts';

export interface PaymentMethodBound {
  payment_method: PaymentMethod;
}
