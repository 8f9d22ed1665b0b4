/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Sends name, document number and the photos that were uploaded before to review. A number belongs
 * to one account only; a verified user cannot verify again, and a submission under review is not
 * replaced.
 * @summary Submit materials for verification
 */
export const submitCertificationBodyRealNameMax = 64;


export const submitCertificationBodyRealNameRegExp = new RegExp('^[^0-9<>@#$%&*=+{}_|~^]+$');
export const submitCertificationBodyIdNumberMin = 5;
export const submitCertificationBodyIdNumberMax = 32;


export const submitCertificationBodyIdNumberRegExp = new RegExp('^[A-Z0-9]+$');
export const submitCertificationBodyDocumentCountryRegExp = new RegExp('^[A-Z]{2}$');
export const submitCertificationBodyFrontFileIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const submitCertificationBodyBackFileIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SubmitCertificationBody = /*#__PURE__*/ zod.strictObject({
  "real_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitCertificationBodyRealNameMax)).check(/*#__PURE__*/ zod.regex(submitCertificationBodyRealNameRegExp)),
  "id_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitCertificationBodyIdNumberMin)).check(/*#__PURE__*/ zod.maxLength(submitCertificationBodyIdNumberMax)).check(/*#__PURE__*/ zod.regex(submitCertificationBodyIdNumberRegExp)),
  "document_country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitCertificationBodyDocumentCountryRegExp)),
  "document_type": /*#__PURE__*/ zod.enum(['id_card', 'passport', 'driving_licence']),
  "front_file_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitCertificationBodyFrontFileIdRegExp)),
  "back_file_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitCertificationBodyBackFileIdRegExp)))
})

