/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "wallet" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/user/wallet": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
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
      "coins": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "coin": {
              "type": "string"
            },
            "available": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "frozen": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "rate": {
              "type": "string",
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "value": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            }
          }
        }
      },
      "trend": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "total_asset": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "net_worth": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            }
          }
        }
      },
      "allocation": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "type": {
              "type": "string"
            },
            "amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            }
          }
        }
      },
      "ledger": {
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
                "type": {
                  "type": "string"
                },
                "currency": {
                  "type": "string",
                  "pattern": "^[A-Z][A-Z0-9]{1,9}$"
                },
                "amount": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "balance_after": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "record_id": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^[A-Za-z0-9_-]{1,64}$"
                },
                "note": {
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
      }
    }
  },
  "GET /api/user/exchange": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "available": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "min": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "max": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "fee_rate": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
      },
      "offers": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "coin": {
              "type": "string"
            },
            "state": {
              "type": "string"
            },
            "rate": {
              "type": "string",
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "as_of": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "expires_at": {
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
    }
  },
  "POST /api/user/exchange": {
    "type": "object",
    "properties": {
      "record": {
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
          "coin": {
            "type": "string"
          },
          "rate": {
            "type": "string",
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "cash_settlement": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "currency_settlement": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "fee": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
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
  "GET /api/user/exchange_record": {
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
            "coin": {
              "type": "string"
            },
            "rate": {
              "type": "string",
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "cash_settlement": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "currency_settlement": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "fee": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
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
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {
  "POST /api/user/exchange": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "area_not_offered",
    "account_locked",
    "possible_duplicate",
    "funds_frozen",
    "too_many_requests",
    "action_not_allowed",
    "price_changed",
    "amount_too_small",
    "amount_too_large",
    "balance_not_enough",
    "operation_failed",
    "network_error"
  ]
}
