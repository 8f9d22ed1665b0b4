/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "alerts" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/user/alerts": {
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
            "symbol": {
              "type": "string",
              "pattern": "^[A-Z0-9]{2,12}$"
            },
            "name": {
              "type": "string"
            },
            "price": {
              "type": "string",
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "direction": {
              "type": "string"
            },
            "repeat": {
              "type": "string"
            },
            "state": {
              "type": "string"
            },
            "set_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "reached_at": {
              "type": "integer",
              "nullable": true,
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "tick_id": {
              "type": "string",
              "nullable": true,
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "tick_price": {
              "type": "string",
              "nullable": true,
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "tick_at": {
              "type": "integer",
              "nullable": true,
              "minimum": 1000000000,
              "maximum": 9999999999
            }
          }
        }
      },
      "max": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100
      }
    }
  },
  "POST /api/user/alerts": {
    "type": "object",
    "properties": {
      "alert": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "symbol": {
            "type": "string",
            "pattern": "^[A-Z0-9]{2,12}$"
          },
          "name": {
            "type": "string"
          },
          "price": {
            "type": "string",
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "direction": {
            "type": "string"
          },
          "repeat": {
            "type": "string"
          },
          "state": {
            "type": "string"
          },
          "set_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "reached_at": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "tick_id": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "tick_price": {
            "type": "string",
            "nullable": true,
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "tick_at": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      }
    }
  },
  "POST /api/user/alert_change": {
    "type": "object",
    "properties": {
      "alert": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "symbol": {
            "type": "string",
            "pattern": "^[A-Z0-9]{2,12}$"
          },
          "name": {
            "type": "string"
          },
          "price": {
            "type": "string",
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "direction": {
            "type": "string"
          },
          "repeat": {
            "type": "string"
          },
          "state": {
            "type": "string"
          },
          "set_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "reached_at": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "tick_id": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "tick_price": {
            "type": "string",
            "nullable": true,
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "tick_at": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      }
    }
  },
  "POST /api/user/alert_remove": {
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
export const reasons: Readonly<Record<string, readonly string[]>> = {}
