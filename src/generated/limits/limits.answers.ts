/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "limits" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/user/limits": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "stake_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_day_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_week_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "session_minutes": {
        "type": "integer",
        "nullable": true,
        "minimum": 5,
        "maximum": 1440
      },
      "day": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "week": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "pause": {
        "type": "object",
        "nullable": true,
        "properties": {
          "started_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "until": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "changes": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "limit": {
              "type": "string"
            },
            "max": {
              "type": "string",
              "nullable": true,
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "minutes": {
              "type": "integer",
              "nullable": true,
              "minimum": 5,
              "maximum": 1440
            },
            "asked_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_from": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_until": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            }
          }
        }
      }
    }
  },
  "POST /api/user/limits": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "stake_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_day_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_week_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "session_minutes": {
        "type": "integer",
        "nullable": true,
        "minimum": 5,
        "maximum": 1440
      },
      "day": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "week": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "pause": {
        "type": "object",
        "nullable": true,
        "properties": {
          "started_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "until": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "changes": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "limit": {
              "type": "string"
            },
            "max": {
              "type": "string",
              "nullable": true,
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "minutes": {
              "type": "integer",
              "nullable": true,
              "minimum": 5,
              "maximum": 1440
            },
            "asked_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_from": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_until": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            }
          }
        }
      }
    }
  },
  "POST /api/user/limits_confirm": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "stake_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_day_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_week_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "session_minutes": {
        "type": "integer",
        "nullable": true,
        "minimum": 5,
        "maximum": 1440
      },
      "day": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "week": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "pause": {
        "type": "object",
        "nullable": true,
        "properties": {
          "started_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "until": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "changes": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "limit": {
              "type": "string"
            },
            "max": {
              "type": "string",
              "nullable": true,
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "minutes": {
              "type": "integer",
              "nullable": true,
              "minimum": 5,
              "maximum": 1440
            },
            "asked_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_from": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_until": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            }
          }
        }
      }
    }
  },
  "POST /api/user/limits_cancel": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "stake_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_day_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_week_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "session_minutes": {
        "type": "integer",
        "nullable": true,
        "minimum": 5,
        "maximum": 1440
      },
      "day": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "week": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "pause": {
        "type": "object",
        "nullable": true,
        "properties": {
          "started_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "until": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "changes": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "limit": {
              "type": "string"
            },
            "max": {
              "type": "string",
              "nullable": true,
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "minutes": {
              "type": "integer",
              "nullable": true,
              "minimum": 5,
              "maximum": 1440
            },
            "asked_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_from": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_until": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            }
          }
        }
      }
    }
  },
  "POST /api/user/pause": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "stake_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_day_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_week_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "session_minutes": {
        "type": "integer",
        "nullable": true,
        "minimum": 5,
        "maximum": 1440
      },
      "day": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "week": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "pause": {
        "type": "object",
        "nullable": true,
        "properties": {
          "started_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "until": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "changes": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "limit": {
              "type": "string"
            },
            "max": {
              "type": "string",
              "nullable": true,
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "minutes": {
              "type": "integer",
              "nullable": true,
              "minimum": 5,
              "maximum": 1440
            },
            "asked_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_from": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_until": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            }
          }
        }
      }
    }
  },
  "POST /api/user/pause_end": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "stake_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_day_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "loss_week_max": {
        "type": "string",
        "nullable": true,
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "session_minutes": {
        "type": "integer",
        "nullable": true,
        "minimum": 5,
        "maximum": 1440
      },
      "day": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "week": {
        "type": "object",
        "properties": {
          "used": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "open": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "left": {
            "type": "string",
            "nullable": true,
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "resets_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "pause": {
        "type": "object",
        "nullable": true,
        "properties": {
          "started_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "until": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "changes": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "limit": {
              "type": "string"
            },
            "max": {
              "type": "string",
              "nullable": true,
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "minutes": {
              "type": "integer",
              "nullable": true,
              "minimum": 5,
              "maximum": 1440
            },
            "asked_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_from": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "confirm_until": {
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
