/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnnouncementView } from './announcement-view.ts';
import type { CodeDone } from './code-done.ts';
import type { Message } from './message.ts';
import type { ServerTime } from './server-time.ts';

export interface GetAnnouncementDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: AnnouncementView;
}
