/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CodeDone } from './code-done.ts';
import type { Message } from './message.ts';
import type { ServerTime } from './server-time.ts';
import type { WalletAddressPage } from './wallet-address-page.ts';

export interface ListWalletAddressesDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: WalletAddressPage;
}
