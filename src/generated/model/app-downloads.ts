/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { NullableWebAddress } from './nullable-web-address.ts';

export interface AppDownloads {
  android_url: NullableWebAddress | null;
  ios_url: NullableWebAddress | null;
  /**
     * Version offered.
     * @pattern ^[0-9]+\.[0-9]+\.[0-9]+$
     */
  version: string;
}
