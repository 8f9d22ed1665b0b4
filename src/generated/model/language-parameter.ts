/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { LanguageCode } from './language-code.ts';

export type LanguageParameter = LanguageCode;
