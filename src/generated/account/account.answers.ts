/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "account" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/user/index": {
    "type": "object",
    "properties": {
      "user": {
        "type": "object",
        "properties": {
          "userid": {
            "type": "string",
            "pattern": "^[0-9]{6,12}$"
          },
          "account": {
            "type": "string"
          },
          "nickname": {
            "type": "string"
          },
          "avatar_url": {
            "type": "string",
            "nullable": true,
            "pattern": "^/.+"
          },
          "phone": {
            "type": "string",
            "nullable": true
          },
          "email": {
            "type": "string",
            "nullable": true
          },
          "real_name": {
            "type": "string",
            "nullable": true
          },
          "id_number": {
            "type": "string",
            "nullable": true
          },
          "invitation_code": {
            "type": "string",
            "pattern": "^[A-Z0-9]{6,10}$"
          },
          "vip_level": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100
          },
          "member_label": {
            "type": "string",
            "nullable": true
          },
          "funds_frozen": {
            "type": "boolean"
          },
          "registered_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "balances": {
        "type": "object",
        "properties": {
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "cash": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "total_asset": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "available": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "frozen": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "yesterday_profit": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "yesterday_balance": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "total_profit": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          }
        }
      },
      "net_worth": {
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
          "coins": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "as_of": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "verification": {
        "type": "object",
        "properties": {
          "state": {
            "type": "string"
          }
        }
      },
      "setup": {
        "type": "object",
        "properties": {
          "fund_password": {
            "type": "boolean"
          },
          "bank_card": {
            "type": "boolean"
          },
          "wallet_address": {
            "type": "boolean"
          },
          "alipay": {
            "type": "boolean"
          },
          "wechat_pay": {
            "type": "boolean"
          },
          "deposited": {
            "type": "boolean"
          }
        }
      },
      "unread_count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "session_ends_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      }
    }
  },
  "GET /api/user/request_record": {
    "type": "object",
    "properties": {
      "list": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "request_id": {
              "type": "string"
            },
            "operation": {
              "type": "string"
            },
            "outcome": {
              "type": "string"
            },
            "record_id": {
              "type": "string",
              "nullable": true,
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "answered_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            }
          }
        }
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {}
