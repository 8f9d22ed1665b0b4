/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

export type GetActivityParams = {
/**
 * Id of the activity.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
id: string;
};
