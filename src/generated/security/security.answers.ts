/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "security" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "POST /api/user/pwd_login": {
    "type": "object",
    "properties": {
      "sessions_ended": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      }
    }
  },
  "POST /api/user/pwd_pay": {
    "type": "object",
    "properties": {
      "sessions_ended": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {}
