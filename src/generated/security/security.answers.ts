/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "security" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "POST /api/user/pwd_login": {
    "type": "object",
    "properties": {
      "sessions_ended": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      }
    }
  },
  "POST /api/user/pwd_pay": {
    "type": "object",
    "properties": {
      "sessions_ended": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      }
    }
  },
  "GET /api/user/sessions": {
    "type": "object",
    "properties": {
      "list": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{8,64}$"
            },
            "device": {
              "type": "object",
              "properties": {
                "type": {
                  "type": "string"
                },
                "system": {
                  "type": "string",
                  "nullable": true
                },
                "browser": {
                  "type": "string",
                  "nullable": true
                }
              }
            },
            "first_seen_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "last_seen_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "current": {
              "type": "boolean"
            }
          }
        }
      }
    }
  },
  "POST /api/user/end_session": {
    "type": "object",
    "properties": {
      "sessions_ended": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      }
    }
  },
  "POST /api/user/end_other_sessions": {
    "type": "object",
    "properties": {
      "sessions_ended": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      }
    }
  },
  "GET /api/user/security_events": {
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
            "at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "device": {
              "type": "object",
              "nullable": true,
              "properties": {
                "type": {
                  "type": "string"
                },
                "system": {
                  "type": "string",
                  "nullable": true
                },
                "browser": {
                  "type": "string",
                  "nullable": true
                }
              }
            },
            "detail": {
              "type": "string",
              "nullable": true
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
