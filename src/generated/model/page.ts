/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * This page, from 1.
 * @minimum 1
 */
export type Page = number;
