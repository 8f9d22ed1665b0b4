/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CodeDone } from './code-done.ts';
import type { Message } from './message.ts';
import type { ServerTime } from './server-time.ts';
import type { UploadedAvatar } from './uploaded-avatar.ts';

export interface UploadAvatarDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: UploadedAvatar;
}
