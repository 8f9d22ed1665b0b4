/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "bonus" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/user/daily_bonus": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "amount": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "claimable": {
        "type": "boolean"
      },
      "next_claim_at": {
        "type": "integer",
        "nullable": true,
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "last_claimed_at": {
        "type": "integer",
        "nullable": true,
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "last_request_id": {
        "type": "string",
        "nullable": true
      },
      "times_claimed": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "total_claimed": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "claim": {
        "type": "object",
        "nullable": true,
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "request_id": {
            "type": "string"
          },
          "amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "claimed_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      }
    }
  },
  "POST /api/user/daily_bonus": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$"
      },
      "request_id": {
        "type": "string",
        "nullable": true
      },
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "amount": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "claimed_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "next_claim_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "available": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {
  "POST /api/user/daily_bonus": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "area_not_offered",
    "account_locked",
    "funds_frozen",
    "too_many_requests",
    "once_a_day",
    "operation_failed",
    "network_error"
  ]
}
