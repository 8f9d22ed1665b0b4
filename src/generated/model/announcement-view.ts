/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { NullableAnnouncement } from './nullable-announcement.ts';

export interface AnnouncementView {
  announcement: NullableAnnouncement | null;
}
