/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "deposit" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/user/recharge": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "min": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "max": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "release": {
        "type": "object",
        "properties": {
          "state": {
            "type": "string"
          },
          "amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "expires_at": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "request": {
        "type": "object",
        "nullable": true,
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "request_id": {
            "type": "string"
          },
          "method_id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "status": {
            "type": "string"
          },
          "status_note": {
            "type": "string",
            "nullable": true
          },
          "expected_at": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "created_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      },
      "methods": {
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
            "name": {
              "type": "string"
            },
            "available": {
              "type": "boolean"
            },
            "alipay_required": {
              "type": "boolean"
            },
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "rate": {
              "type": "string",
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "holder_name": {
              "type": "string",
              "nullable": true
            },
            "account": {
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
            "bank_code": {
              "type": "string",
              "nullable": true
            },
            "network": {
              "type": "string",
              "nullable": true
            },
            "address": {
              "type": "string",
              "nullable": true,
              "pattern": "^[A-Za-z0-9]{26,64}$"
            },
            "qr_text": {
              "type": "string",
              "nullable": true
            },
            "qr_image_url": {
              "type": "string",
              "nullable": true,
              "pattern": "^/.+"
            },
            "reference": {
              "type": "string",
              "nullable": true
            },
            "note": {
              "type": "string",
              "nullable": true
            }
          }
        }
      },
      "conditions": {
        "type": "object",
        "optional": [
          "new_target_from"
        ],
        "properties": {
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
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
          "window": {
            "type": "object",
            "properties": {
              "opens": {
                "type": "string",
                "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
              },
              "closes": {
                "type": "string",
                "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
              },
              "time_zone": {
                "type": "string",
                "pattern": "^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$"
              },
              "open": {
                "type": "boolean"
              },
              "closes_at": {
                "type": "integer",
                "nullable": true,
                "minimum": 1000000000,
                "maximum": 9999999999
              },
              "opens_at": {
                "type": "integer",
                "nullable": true,
                "minimum": 1000000000,
                "maximum": 9999999999
              }
            }
          },
          "today": {
            "type": "object",
            "properties": {
              "times_max": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "times_left": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "amount_max": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "amount_left": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "resets_at": {
                "type": "integer",
                "minimum": 1000000000,
                "maximum": 9999999999
              }
            }
          },
          "turnover": {
            "type": "object",
            "properties": {
              "deposit_rate": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
              },
              "required": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "done": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "remaining": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              }
            }
          },
          "requirements": {
            "type": "object",
            "properties": {
              "verification": {
                "type": "string"
              },
              "fund_password": {
                "type": "boolean"
              },
              "target": {
                "type": "boolean"
              }
            }
          },
          "new_target_from": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      }
    }
  },
  "POST /api/user/recharge_release": {
    "type": "object",
    "properties": {
      "request": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "request_id": {
            "type": "string"
          },
          "method_id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "status": {
            "type": "string"
          },
          "status_note": {
            "type": "string",
            "nullable": true
          },
          "expected_at": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
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
  "POST /api/user/dorecharge": {
    "type": "object",
    "properties": {
      "record": {
        "type": "object",
        "optional": [
          "from"
        ],
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "request_id": {
            "type": "string",
            "nullable": true
          },
          "class": {
            "type": "integer"
          },
          "type": {
            "type": "string",
            "nullable": true
          },
          "method_name": {
            "type": "string",
            "nullable": true
          },
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "status": {
            "type": "string"
          },
          "status_note": {
            "type": "string",
            "nullable": true
          },
          "screenshot_url": {
            "type": "string",
            "nullable": true,
            "pattern": "^/.+"
          },
          "transaction_code": {
            "type": "string",
            "nullable": true
          },
          "expected_at": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "created_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "from": {
            "type": "object",
            "properties": {
              "type": {
                "type": "string"
              },
              "bank_name": {
                "type": "string",
                "nullable": true
              },
              "masked_number": {
                "type": "string"
              }
            }
          },
          "timeline": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "status": {
                  "type": "string"
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
      }
    }
  },
  "GET /api/user/recharge_record": {
    "type": "object",
    "properties": {
      "list": {
        "type": "array",
        "items": {
          "type": "object",
          "optional": [
            "from"
          ],
          "properties": {
            "id": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "request_id": {
              "type": "string",
              "nullable": true
            },
            "class": {
              "type": "integer"
            },
            "type": {
              "type": "string",
              "nullable": true
            },
            "method_name": {
              "type": "string",
              "nullable": true
            },
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "status": {
              "type": "string"
            },
            "status_note": {
              "type": "string",
              "nullable": true
            },
            "screenshot_url": {
              "type": "string",
              "nullable": true,
              "pattern": "^/.+"
            },
            "transaction_code": {
              "type": "string",
              "nullable": true
            },
            "expected_at": {
              "type": "integer",
              "nullable": true,
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "created_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "from": {
              "type": "object",
              "properties": {
                "type": {
                  "type": "string"
                },
                "bank_name": {
                  "type": "string",
                  "nullable": true
                },
                "masked_number": {
                  "type": "string"
                }
              }
            },
            "timeline": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "status": {
                    "type": "string"
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
  "POST /api/user/recharge_release": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "account_locked",
    "funds_frozen",
    "too_many_requests",
    "no_data",
    "action_not_allowed",
    "alipay_required",
    "amount_too_small",
    "amount_too_large",
    "review_in_progress",
    "operation_failed",
    "network_error"
  ],
  "POST /api/user/dorecharge": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "account_locked",
    "possible_duplicate",
    "funds_frozen",
    "too_many_requests",
    "no_data",
    "action_not_allowed",
    "alipay_required",
    "deposit_not_released",
    "amount_too_small",
    "amount_too_large",
    "file_rejected",
    "screenshot_used",
    "operation_failed",
    "network_error"
  ]
}
