/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "orders" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "POST /api/user/addorder": {
    "type": "object",
    "properties": {
      "order": {
        "type": "object",
        "optional": [
          "lucky_number",
          "lucky_gold",
          "multiple"
        ],
        "properties": {
          "type": {
            "type": "string"
          },
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "request_id": {
            "type": "string",
            "nullable": true
          },
          "symbol": {
            "type": "string",
            "pattern": "^[A-Z0-9]{2,12}$"
          },
          "name": {
            "type": "string"
          },
          "direction": {
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
          "seconds": {
            "type": "integer",
            "minimum": 5,
            "maximum": 86400
          },
          "profit_rate": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
          },
          "fee_rate": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
          },
          "fee": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "expected_profit": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "accepted_price": {
            "type": "string",
            "nullable": true,
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "accepted_tick_id": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "slippage_rate_max": {
            "type": "string",
            "nullable": true,
            "pattern": "^0(\\.0[0-9]{1,5})?$"
          },
          "open_price": {
            "type": "string",
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open_time": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "open_tick_id": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "open_tick_time": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "settles_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "close_price": {
            "type": "string",
            "nullable": true,
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "close_time": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "close_tick_id": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "close_tick_time": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "settlement_rule": {
            "type": "string"
          },
          "result": {
            "type": "string"
          },
          "payout": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "net_profit": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "lucky_number": {
            "type": "integer",
            "minimum": 0,
            "maximum": 999999999
          },
          "lucky_gold": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "multiple": {
            "type": "string",
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          }
        }
      }
    }
  },
  "POST /api/user/goorder": {
    "type": "object",
    "properties": {
      "order": {
        "type": "object",
        "optional": [
          "lucky_number",
          "lucky_gold",
          "multiple"
        ],
        "properties": {
          "type": {
            "type": "string"
          },
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "request_id": {
            "type": "string",
            "nullable": true
          },
          "symbol": {
            "type": "string",
            "pattern": "^[A-Z0-9]{2,12}$"
          },
          "name": {
            "type": "string"
          },
          "direction": {
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
          "seconds": {
            "type": "integer",
            "minimum": 5,
            "maximum": 86400
          },
          "profit_rate": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
          },
          "fee_rate": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
          },
          "fee": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "expected_profit": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "accepted_price": {
            "type": "string",
            "nullable": true,
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "accepted_tick_id": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "slippage_rate_max": {
            "type": "string",
            "nullable": true,
            "pattern": "^0(\\.0[0-9]{1,5})?$"
          },
          "open_price": {
            "type": "string",
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open_time": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "open_tick_id": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "open_tick_time": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "settles_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "close_price": {
            "type": "string",
            "nullable": true,
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "close_time": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "close_tick_id": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "close_tick_time": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "settlement_rule": {
            "type": "string"
          },
          "result": {
            "type": "string"
          },
          "payout": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "net_profit": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "lucky_number": {
            "type": "integer",
            "minimum": 0,
            "maximum": 999999999
          },
          "lucky_gold": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "multiple": {
            "type": "string",
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          }
        }
      }
    }
  },
  "GET /api/user/get_this_order": {
    "type": "object",
    "properties": {
      "order": {
        "type": "object",
        "optional": [
          "lucky_number",
          "lucky_gold",
          "multiple"
        ],
        "properties": {
          "type": {
            "type": "string"
          },
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "request_id": {
            "type": "string",
            "nullable": true
          },
          "symbol": {
            "type": "string",
            "pattern": "^[A-Z0-9]{2,12}$"
          },
          "name": {
            "type": "string"
          },
          "direction": {
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
          "seconds": {
            "type": "integer",
            "minimum": 5,
            "maximum": 86400
          },
          "profit_rate": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
          },
          "fee_rate": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
          },
          "fee": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "expected_profit": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "accepted_price": {
            "type": "string",
            "nullable": true,
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "accepted_tick_id": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "slippage_rate_max": {
            "type": "string",
            "nullable": true,
            "pattern": "^0(\\.0[0-9]{1,5})?$"
          },
          "open_price": {
            "type": "string",
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open_time": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "open_tick_id": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "open_tick_time": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "settles_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "close_price": {
            "type": "string",
            "nullable": true,
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "close_time": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "close_tick_id": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "close_tick_time": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "settlement_rule": {
            "type": "string"
          },
          "result": {
            "type": "string"
          },
          "payout": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "net_profit": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "lucky_number": {
            "type": "integer",
            "minimum": 0,
            "maximum": 999999999
          },
          "lucky_gold": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "multiple": {
            "type": "string",
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          }
        }
      }
    }
  },
  "GET /api/user/orderlist": {
    "type": "object",
    "properties": {
      "list": {
        "type": "array",
        "items": {
          "type": "kinds",
          "kind": "type",
          "kinds": {
            "contract": {
              "type": "object",
              "optional": [
                "lucky_number",
                "lucky_gold",
                "multiple"
              ],
              "properties": {
                "type": {
                  "type": "string"
                },
                "id": {
                  "type": "string",
                  "pattern": "^[A-Za-z0-9_-]{1,64}$"
                },
                "request_id": {
                  "type": "string",
                  "nullable": true
                },
                "symbol": {
                  "type": "string",
                  "pattern": "^[A-Z0-9]{2,12}$"
                },
                "name": {
                  "type": "string"
                },
                "direction": {
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
                "seconds": {
                  "type": "integer",
                  "minimum": 5,
                  "maximum": 86400
                },
                "profit_rate": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
                },
                "fee_rate": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
                },
                "fee": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "expected_profit": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "accepted_price": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "accepted_tick_id": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^[A-Za-z0-9_-]{1,64}$"
                },
                "slippage_rate_max": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^0(\\.0[0-9]{1,5})?$"
                },
                "open_price": {
                  "type": "string",
                  "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "open_time": {
                  "type": "integer",
                  "minimum": 1000000000,
                  "maximum": 9999999999
                },
                "open_tick_id": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^[A-Za-z0-9_-]{1,64}$"
                },
                "open_tick_time": {
                  "type": "integer",
                  "nullable": true,
                  "minimum": 1000000000,
                  "maximum": 9999999999
                },
                "settles_at": {
                  "type": "integer",
                  "minimum": 1000000000,
                  "maximum": 9999999999
                },
                "close_price": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "close_time": {
                  "type": "integer",
                  "nullable": true,
                  "minimum": 1000000000,
                  "maximum": 9999999999
                },
                "close_tick_id": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^[A-Za-z0-9_-]{1,64}$"
                },
                "close_tick_time": {
                  "type": "integer",
                  "nullable": true,
                  "minimum": 1000000000,
                  "maximum": 9999999999
                },
                "settlement_rule": {
                  "type": "string"
                },
                "result": {
                  "type": "string"
                },
                "payout": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "net_profit": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "lucky_number": {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 999999999
                },
                "lucky_gold": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "multiple": {
                  "type": "string",
                  "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                }
              }
            },
            "project": {
              "type": "object",
              "properties": {
                "type": {
                  "type": "string"
                },
                "id": {
                  "type": "string",
                  "pattern": "^[A-Za-z0-9_-]{1,64}$"
                },
                "request_id": {
                  "type": "string",
                  "nullable": true
                },
                "project_id": {
                  "type": "string",
                  "pattern": "^[A-Za-z0-9_-]{1,64}$"
                },
                "title": {
                  "type": "string"
                },
                "status": {
                  "type": "string"
                },
                "currency": {
                  "type": "string",
                  "pattern": "^[A-Z][A-Z0-9]{1,9}$"
                },
                "initial_amount": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "appended_amount": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "principal": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "append_money": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "daily_rate": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
                },
                "investment_cycle": {
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 3650
                },
                "dividend_method": {
                  "type": "string"
                },
                "daily_income": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "income_paid": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "income_held": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "income_accrued": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "income_lost": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "income_expected": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "days_done": {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 3650
                },
                "progress": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
                },
                "bought_at": {
                  "type": "integer",
                  "minimum": 1000000000,
                  "maximum": 9999999999
                },
                "earns_from": {
                  "type": "integer",
                  "minimum": 1000000000,
                  "maximum": 9999999999
                },
                "release_date": {
                  "type": "integer",
                  "minimum": 1000000000,
                  "maximum": 9999999999
                },
                "next_income": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "next_income_at": {
                  "type": "integer",
                  "nullable": true,
                  "minimum": 1000000000,
                  "maximum": 9999999999
                },
                "settled_at": {
                  "type": "integer",
                  "nullable": true,
                  "minimum": 1000000000,
                  "maximum": 9999999999
                },
                "returned_amount": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "renewed_from": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^[A-Za-z0-9_-]{1,64}$"
                },
                "renewed_to": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^[A-Za-z0-9_-]{1,64}$"
                }
              }
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
      },
      "totals": {
        "type": "object",
        "properties": {
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "wins": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000000
          },
          "losses": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000000
          },
          "draws": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000000
          },
          "amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "fee": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "payout": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "net_profit": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          }
        }
      }
    }
  },
  "GET /api/user/ajaxorder_list": {
    "type": "object",
    "properties": {
      "list": {
        "type": "array",
        "items": {
          "type": "object",
          "optional": [
            "lucky_number",
            "lucky_gold",
            "multiple"
          ],
          "properties": {
            "type": {
              "type": "string"
            },
            "id": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "request_id": {
              "type": "string",
              "nullable": true
            },
            "symbol": {
              "type": "string",
              "pattern": "^[A-Z0-9]{2,12}$"
            },
            "name": {
              "type": "string"
            },
            "direction": {
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
            "seconds": {
              "type": "integer",
              "minimum": 5,
              "maximum": 86400
            },
            "profit_rate": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
            },
            "fee_rate": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
            },
            "fee": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "expected_profit": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "accepted_price": {
              "type": "string",
              "nullable": true,
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "accepted_tick_id": {
              "type": "string",
              "nullable": true,
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "slippage_rate_max": {
              "type": "string",
              "nullable": true,
              "pattern": "^0(\\.0[0-9]{1,5})?$"
            },
            "open_price": {
              "type": "string",
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "open_time": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "open_tick_id": {
              "type": "string",
              "nullable": true,
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "open_tick_time": {
              "type": "integer",
              "nullable": true,
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "settles_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "close_price": {
              "type": "string",
              "nullable": true,
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "close_time": {
              "type": "integer",
              "nullable": true,
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "close_tick_id": {
              "type": "string",
              "nullable": true,
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "close_tick_time": {
              "type": "integer",
              "nullable": true,
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "settlement_rule": {
              "type": "string"
            },
            "result": {
              "type": "string"
            },
            "payout": {
              "type": "string",
              "nullable": true,
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "net_profit": {
              "type": "string",
              "nullable": true,
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "lucky_number": {
              "type": "integer",
              "minimum": 0,
              "maximum": 999999999
            },
            "lucky_gold": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "multiple": {
              "type": "string",
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
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
      },
      "totals": {
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
          "fee": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "expected_profit": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "total_max": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          }
        }
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {
  "POST /api/user/addorder": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "area_not_offered",
    "account_locked",
    "funds_frozen",
    "trading_paused",
    "too_many_requests",
    "product_not_found",
    "non_trading_time",
    "price_changed",
    "single_min",
    "single_max",
    "own_stake_max",
    "holdings_max",
    "own_loss_day_max",
    "own_loss_week_max",
    "balance_not_enough",
    "operation_failed",
    "network_error"
  ]
}
