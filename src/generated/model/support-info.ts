/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { OpeningHours } from './opening-hours.ts';
import type { SupportChannel } from './support-channel.ts';

export interface SupportInfo {
  /** Whether support answers now. */
  open: boolean;
  hours: OpeningHours;
  /** @maxItems 12 */
  channels: SupportChannel[];
}
