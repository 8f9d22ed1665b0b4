/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "messages" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/user/msg": {
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
            "title": {
              "type": "string"
            },
            "text": {
              "type": "string"
            },
            "read": {
              "type": "boolean"
            },
            "link": {
              "type": "string",
              "nullable": true,
              "pattern": "^/pages/[A-Za-z]+/[A-Za-z]+$"
            },
            "record_id": {
              "type": "string",
              "nullable": true,
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
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
      },
      "unread": {
        "type": "object",
        "properties": {
          "total": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000
          },
          "by_type": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "type": {
                  "type": "string"
                },
                "count": {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 1000000
                }
              }
            }
          }
        }
      }
    }
  },
  "POST /api/user/msg": {
    "type": "object",
    "properties": {
      "marked": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "unread": {
        "type": "object",
        "properties": {
          "total": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000
          },
          "by_type": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "type": {
                  "type": "string"
                },
                "count": {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 1000000
                }
              }
            }
          }
        }
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {}
