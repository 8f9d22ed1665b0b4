/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "payment-methods" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "POST /api/user/add_card": {
    "type": "object",
    "properties": {
      "payment_method": {
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
          "type": {
            "type": "string"
          },
          "holder_name": {
            "type": "string",
            "nullable": true
          },
          "bank_name": {
            "type": "string",
            "nullable": true
          },
          "bank_branch": {
            "type": "string",
            "nullable": true
          },
          "bank_area": {
            "type": "string",
            "nullable": true
          },
          "branch_latitude": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?[0-9]{1,3}(\\.[0-9]{1,6})?$"
          },
          "branch_longitude": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?[0-9]{1,3}(\\.[0-9]{1,6})?$"
          },
          "masked_number": {
            "type": "string"
          },
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "network": {
            "type": "string",
            "nullable": true
          },
          "created_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      }
    }
  },
  "GET /api/user/bank_card": {
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
            "request_id": {
              "type": "string",
              "nullable": true
            },
            "type": {
              "type": "string"
            },
            "holder_name": {
              "type": "string",
              "nullable": true
            },
            "bank_name": {
              "type": "string",
              "nullable": true
            },
            "bank_branch": {
              "type": "string",
              "nullable": true
            },
            "bank_area": {
              "type": "string",
              "nullable": true
            },
            "branch_latitude": {
              "type": "string",
              "nullable": true,
              "pattern": "^-?[0-9]{1,3}(\\.[0-9]{1,6})?$"
            },
            "branch_longitude": {
              "type": "string",
              "nullable": true,
              "pattern": "^-?[0-9]{1,3}(\\.[0-9]{1,6})?$"
            },
            "masked_number": {
              "type": "string"
            },
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "network": {
              "type": "string",
              "nullable": true
            },
            "created_at": {
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
  },
  "POST /api/user/del_card": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$"
      }
    }
  },
  "GET /api/user/user_wallet": {
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
            "request_id": {
              "type": "string",
              "nullable": true
            },
            "currency": {
              "type": "string"
            },
            "network": {
              "type": "string"
            },
            "address": {
              "type": "string",
              "pattern": "^[A-Za-z0-9]{26,64}$"
            },
            "created_at": {
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
  },
  "POST /api/user/add_wallet_addr": {
    "type": "object",
    "properties": {
      "wallet_address": {
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
            "type": "string"
          },
          "network": {
            "type": "string"
          },
          "address": {
            "type": "string",
            "pattern": "^[A-Za-z0-9]{26,64}$"
          },
          "created_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      }
    }
  },
  "POST /api/user/del_wallet_addr": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$"
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {
  "POST /api/user/add_card": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "account_locked",
    "area_not_offered",
    "name_invalid",
    "card_number_invalid",
    "address_invalid",
    "too_many_requests",
    "card_number_exists",
    "operation_failed",
    "network_error"
  ],
  "POST /api/user/add_wallet_addr": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "area_not_offered",
    "account_locked",
    "address_invalid",
    "fund_password_required",
    "too_many_requests",
    "fund_password_wrong",
    "challenge_expired",
    "confirmation_mismatch",
    "passkey_unknown",
    "passkey_refused",
    "operation_failed",
    "network_error"
  ]
}
