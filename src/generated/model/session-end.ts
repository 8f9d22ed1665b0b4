/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * The moment at which this session ends by itself. It is told when the session begins and never
 * moves: using the session does not prolong it. How long a session lives is the site's choice.
 *
 * - Before it the token is good, unless the session ended early: by `logOut`, by a new login
 *   password (`changeLoginPassword` ends every other session, `resetPassword` all), or by an
 *   administrator.
 * - From it on every private call with the token answers code 401, and nothing happens.
 * @minimum 1000000000
 * @maximum 9999999999
 */
export type SessionEnd = number;
