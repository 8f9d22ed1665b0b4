/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "invitation" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/user/invite": {
    "type": "object",
    "properties": {
      "code": {
        "type": "string",
        "pattern": "^[A-Z0-9]{6,10}$"
      },
      "link": {
        "type": "string",
        "pattern": "^https?://h5[.].+"
      },
      "rules": {
        "type": "string"
      },
      "end_time": {
        "type": "integer",
        "nullable": true,
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "claim_through": {
        "type": "string"
      },
      "totals": {
        "type": "object",
        "properties": {
          "invitees": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000
          },
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "bonus_total": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "bonus_claimable": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "bonus_paid": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          }
        }
      }
    }
  },
  "GET /api/user/invite_record": {
    "type": "object",
    "properties": {
      "list": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "account": {
              "type": "string"
            },
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "bonus": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "bonus_state": {
              "type": "string"
            },
            "bonus_paid_at": {
              "type": "integer",
              "nullable": true,
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "registered_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            }
          }
        }
      },
      "total": {
        "type": "integer",
        "minimum": 0
      },
      "page": {
        "type": "integer",
        "minimum": 1
      },
      "limit": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {}
