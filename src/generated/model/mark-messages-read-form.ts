/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { MarkMessagesReadFormScope } from './mark-messages-read-form-scope.ts';
import type { MessageId } from './message-id.ts';
import type { MessageType } from './message-type.ts';

export interface MarkMessagesReadForm {
  /** `one` needs `id`; `all` has none, and marks every message, or those of `type`. */
  scope: MarkMessagesReadFormScope;
  id?: MessageId;
  type?: MessageType;
}
