/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "uploads" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "POST /api/user/uploadfile": {
    "type": "object",
    "properties": {
      "file_id": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{8,64}$"
      },
      "url": {
        "type": "string",
        "pattern": "^/.+"
      },
      "purpose": {
        "type": "string"
      },
      "size_bytes": {
        "type": "integer",
        "minimum": 1,
        "maximum": 8388608
      },
      "expires_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      }
    }
  },
  "POST /api/user/uploadavatar": {
    "type": "object",
    "properties": {
      "avatar_url": {
        "type": "string",
        "pattern": "^/.+"
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {}
