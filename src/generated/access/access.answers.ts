/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "access" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "POST /api/login/index": {
    "type": "object",
    "optional": [
      "device_credential"
    ],
    "properties": {
      "token": {
        "type": "string"
      },
      "session_ends_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "device_credential": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{32,128}$"
      },
      "user": {
        "type": "object",
        "properties": {
          "userid": {
            "type": "string",
            "pattern": "^[0-9]{6,12}$"
          },
          "account": {
            "type": "string"
          }
        }
      }
    }
  },
  "POST /api/login/reg": {
    "type": "object",
    "optional": [
      "device_credential"
    ],
    "properties": {
      "token": {
        "type": "string"
      },
      "session_ends_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "device_credential": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{32,128}$"
      },
      "user": {
        "type": "object",
        "properties": {
          "userid": {
            "type": "string",
            "pattern": "^[0-9]{6,12}$"
          },
          "account": {
            "type": "string"
          }
        }
      }
    }
  },
  "POST /api/login/code": {
    "type": "object",
    "properties": {
      "expires_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "resend_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      }
    }
  },
  "POST /api/login/forgetpwd": {
    "type": "object",
    "properties": {
      "sessions_ended": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      }
    }
  },
  "POST /api/login/passkey_start": {
    "type": "object",
    "properties": {
      "challenge_id": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{16,64}$"
      },
      "expires_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "options": {
        "type": "object",
        "optional": [
          "allowCredentials"
        ],
        "properties": {
          "challenge": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{43,128}$"
          },
          "timeout": {
            "type": "integer",
            "minimum": 1,
            "maximum": 600000
          },
          "rpId": {
            "type": "string",
            "pattern": "^[a-z0-9.:-]{1,253}$"
          },
          "allowCredentials": {
            "type": "array",
            "items": {
              "type": "object",
              "optional": [
                "transports"
              ],
              "properties": {
                "id": {
                  "type": "string",
                  "pattern": "^[A-Za-z0-9_-]+$"
                },
                "type": {
                  "type": "string"
                },
                "transports": {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "pattern": "^[a-z-]{1,20}$"
                  }
                }
              }
            }
          },
          "userVerification": {
            "type": "string"
          }
        }
      }
    }
  },
  "POST /api/login/passkey": {
    "type": "object",
    "optional": [
      "device_credential"
    ],
    "properties": {
      "token": {
        "type": "string"
      },
      "session_ends_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "device_credential": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{32,128}$"
      },
      "user": {
        "type": "object",
        "properties": {
          "userid": {
            "type": "string",
            "pattern": "^[0-9]{6,12}$"
          },
          "account": {
            "type": "string"
          }
        }
      }
    }
  },
  "POST /api/login/logout": {
    "type": "object",
    "properties": {
      "sessions_ended": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {}
