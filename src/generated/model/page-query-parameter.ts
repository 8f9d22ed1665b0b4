/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Page to answer, from 1.
 */
export type PageQueryParameter = number;
