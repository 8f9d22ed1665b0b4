/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "withdrawal" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/user/cash": {
    "type": "object",
    "properties": {
      "available": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
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
      },
      "targets": {
        "type": "array",
        "items": {
          "type": "object",
          "optional": [
            "paid_before"
          ],
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
            "quote": {
              "type": "object",
              "nullable": true,
              "properties": {
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
                }
              }
            },
            "paid_before": {
              "type": "boolean"
            }
          }
        }
      }
    }
  },
  "POST /api/user/cash": {
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
          "target_name": {
            "type": "string"
          },
          "target_masked_number": {
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
          "fee": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "actual_amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "coin_payout": {
            "type": "object",
            "nullable": true,
            "properties": {
              "coin": {
                "type": "string"
              },
              "rate": {
                "type": "string",
                "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "amount": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "transaction_id": {
                "type": "string",
                "nullable": true,
                "pattern": "^(0x)?[0-9a-f]{64}$"
              }
            }
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
  "GET /api/user/cash_record": {
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
            "target_name": {
              "type": "string"
            },
            "target_masked_number": {
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
            "fee": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "actual_amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "coin_payout": {
              "type": "object",
              "nullable": true,
              "properties": {
                "coin": {
                  "type": "string"
                },
                "rate": {
                  "type": "string",
                  "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "amount": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                },
                "transaction_id": {
                  "type": "string",
                  "nullable": true,
                  "pattern": "^(0x)?[0-9a-f]{64}$"
                }
              }
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
  "POST /api/user/cash": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "account_locked",
    "possible_duplicate",
    "funds_frozen",
    "real_name_required",
    "fund_password_required",
    "alipay_required",
    "withdraw_card_required",
    "withdraw_target_wait",
    "withdraw_amount_too_small",
    "withdraw_amount_too_large",
    "withdraw_time_limit",
    "withdraw_times_limit",
    "withdraw_amount_limit",
    "turnover_insufficient",
    "balance_not_enough",
    "action_not_allowed",
    "price_changed",
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
