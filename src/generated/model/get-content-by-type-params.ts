/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ContentType } from './content-type.ts';

export type GetContentByTypeParams = {
/**
 * Which text.
 */
type: ContentType;
};
