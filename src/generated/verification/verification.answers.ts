/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "verification" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/user/certification": {
    "type": "object",
    "properties": {
      "state": {
        "type": "string"
      },
      "can_submit": {
        "type": "boolean"
      },
      "real_name": {
        "type": "string",
        "nullable": true
      },
      "id_number": {
        "type": "string",
        "nullable": true
      },
      "document_country": {
        "type": "string",
        "nullable": true,
        "pattern": "^[A-Z]{2}$"
      },
      "document_type": {
        "type": "string",
        "nullable": true
      },
      "rejection": {
        "type": "string",
        "nullable": true
      },
      "rejection_note": {
        "type": "string",
        "nullable": true
      },
      "submitted_at": {
        "type": "integer",
        "nullable": true,
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "reviewed_at": {
        "type": "integer",
        "nullable": true,
        "minimum": 1000000000,
        "maximum": 9999999999
      }
    }
  },
  "POST /api/user/certification": {
    "type": "object",
    "properties": {
      "state": {
        "type": "string"
      },
      "can_submit": {
        "type": "boolean"
      },
      "real_name": {
        "type": "string",
        "nullable": true
      },
      "id_number": {
        "type": "string",
        "nullable": true
      },
      "document_country": {
        "type": "string",
        "nullable": true,
        "pattern": "^[A-Z]{2}$"
      },
      "document_type": {
        "type": "string",
        "nullable": true
      },
      "rejection": {
        "type": "string",
        "nullable": true
      },
      "rejection_note": {
        "type": "string",
        "nullable": true
      },
      "submitted_at": {
        "type": "integer",
        "nullable": true,
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "reviewed_at": {
        "type": "integer",
        "nullable": true,
        "minimum": 1000000000,
        "maximum": 9999999999
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {}
