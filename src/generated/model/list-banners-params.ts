/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ListBannersPosition } from './list-banners-position.ts';

export type ListBannersParams = {
/**
 * Page that shows them.
 */
position?: ListBannersPosition;
};
