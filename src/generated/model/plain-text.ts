/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Plain text; paragraphs are parted by an empty line.
 * @maxLength 20000
 */
export type PlainText = string;
