/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Route of the app to open, or null.
 * @nullable
 * @pattern ^/pages/[A-Za-z]+/[A-Za-z]+$
 */
export type NullableRoute = string | null;
