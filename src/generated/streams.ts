/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../api/contract-violation.ts'

/** Where each stream is, and what `data` of its events must look like. */
export const streams: Readonly<
  Record<'watchPrices' | 'watchEvents', { path: string; event: AnswerSchema }>
> = {
  "watchPrices": {
    "path": "/api/stream/prices",
    "event": {
      "type": "object",
      "properties": {
        "list": {
          "type": "array",
          "items": {
            "type": "object",
            "optional": [
              "open",
              "high",
              "low",
              "close",
              "change",
              "change_rate",
              "state",
              "as_of",
              "opens_at"
            ],
            "properties": {
              "symbol": {
                "type": "string",
                "pattern": "^[A-Z0-9]{2,12}$"
              },
              "price": {
                "type": "string",
                "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "open": {
                "type": "string",
                "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "high": {
                "type": "string",
                "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "low": {
                "type": "string",
                "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "close": {
                "type": "string",
                "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "change": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "change_rate": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
              },
              "state": {
                "type": "string"
              },
              "as_of": {
                "type": "integer",
                "minimum": 1000000000,
                "maximum": 9999999999
              },
              "tick_id": {
                "type": "string",
                "pattern": "^[A-Za-z0-9_-]{1,64}$"
              },
              "opens_at": {
                "type": "integer",
                "nullable": true,
                "minimum": 1000000000,
                "maximum": 9999999999
              }
            }
          }
        }
      }
    }
  },
  "watchEvents": {
    "path": "/api/stream/events",
    "event": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string"
        },
        "record_id": {
          "type": "string",
          "nullable": true,
          "pattern": "^[A-Za-z0-9_-]{1,64}$"
        },
        "at": {
          "type": "integer",
          "minimum": 1000000000,
          "maximum": 9999999999
        }
      }
    }
  }
}

/** What an event of the user makes stale: the paths of reads, by its type. */
export const staleAfterEvent: Readonly<Record<string, readonly string[]>> = {
  "order_settled": [
    "/api/user/ajaxorder_list",
    "/api/user/orderlist",
    "/api/user/get_this_order",
    "/api/user/index",
    "/api/user/wallet",
    "/api/user/limits",
    "/api/user/msg"
  ],
  "deposit_decided": [
    "/api/user/recharge",
    "/api/user/recharge_record",
    "/api/user/index",
    "/api/user/wallet",
    "/api/user/cash",
    "/api/user/msg"
  ],
  "withdrawal_decided": [
    "/api/user/cash",
    "/api/user/cash_record",
    "/api/user/index",
    "/api/user/wallet",
    "/api/user/msg"
  ],
  "verification_decided": [
    "/api/user/certification",
    "/api/user/index",
    "/api/user/cash",
    "/api/user/recharge",
    "/api/user/msg"
  ],
  "income_paid": [
    "/api/user/project_orderlist",
    "/api/user/myproject",
    "/api/user/income_calendar",
    "/api/user/yuebaoinfo",
    "/api/user/index",
    "/api/user/wallet",
    "/api/user/msg"
  ],
  "message": [
    "/api/user/sessions",
    "/api/user/security_events",
    "/api/user/msg",
    "/api/user/index"
  ],
  "bonus": [
    "/api/user/daily_bonus",
    "/api/user/index",
    "/api/user/wallet",
    "/api/user/recharge_record",
    "/api/user/invite_record",
    "/api/user/msg"
  ],
  "session_ended": [
    "/api/user/index"
  ],
  "price_alert": [
    "/api/user/alerts",
    "/api/user/msg",
    "/api/user/index"
  ],
  "resync": [
    "/api/user/ajaxorder_list",
    "/api/user/orderlist",
    "/api/user/get_this_order",
    "/api/user/index",
    "/api/user/wallet",
    "/api/user/limits",
    "/api/user/msg",
    "/api/user/recharge",
    "/api/user/recharge_record",
    "/api/user/cash",
    "/api/user/cash_record",
    "/api/user/certification",
    "/api/user/project_orderlist",
    "/api/user/myproject",
    "/api/user/income_calendar",
    "/api/user/yuebaoinfo",
    "/api/user/sessions",
    "/api/user/security_events",
    "/api/user/daily_bonus",
    "/api/user/invite_record",
    "/api/user/alerts"
  ]
}
