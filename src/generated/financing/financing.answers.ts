/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "financing" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/user/yeb_project": {
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
            "title": {
              "type": "string"
            },
            "description": {
              "type": "string"
            },
            "status": {
              "type": "string"
            },
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "start_time": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "end_time": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "minimum_amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "maximum_amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "yield": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
            },
            "expected_yield": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
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
            "initial_amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "total_investment_amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "invested_amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "remaining_amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "dividend_method": {
              "type": "string"
            },
            "early_settlement": {
              "type": "string"
            },
            "release_date": {
              "type": "integer",
              "nullable": true,
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "progress": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
            },
            "purchased_count": {
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000000
            },
            "append_money": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "append_from_day": {
              "type": "integer",
              "nullable": true,
              "minimum": 1,
              "maximum": 3650
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
  },
  "GET /api/user/yeb": {
    "type": "object",
    "properties": {
      "project": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "title": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "status": {
            "type": "string"
          },
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "start_time": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "end_time": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "minimum_amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "maximum_amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "yield": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
          },
          "expected_yield": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
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
          "initial_amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "total_investment_amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "invested_amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "remaining_amount": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "dividend_method": {
            "type": "string"
          },
          "early_settlement": {
            "type": "string"
          },
          "release_date": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "progress": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
          },
          "purchased_count": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000000
          },
          "append_money": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "append_from_day": {
            "type": "integer",
            "nullable": true,
            "minimum": 1,
            "maximum": 3650
          }
        }
      },
      "available": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "terms": {
        "type": "object",
        "properties": {
          "earns_from": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "first_income_at": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "release_date": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      }
    }
  },
  "GET /api/user/yuebaoinfo": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "yesterday_profit": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "total_profit": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "frozen": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "available": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "total": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      },
      "income_held": {
        "type": "string",
        "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
      }
    }
  },
  "POST /api/user/yebjoinnow": {
    "type": "object",
    "properties": {
      "purchase": {
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
      },
      "movements": {
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
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
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
  },
  "POST /api/user/yebappend": {
    "type": "object",
    "properties": {
      "purchase": {
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
      },
      "movements": {
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
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
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
  },
  "POST /api/user/yebkeep": {
    "type": "object",
    "properties": {
      "purchase": {
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
      },
      "movements": {
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
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
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
  },
  "POST /api/user/yebstop": {
    "type": "object",
    "properties": {
      "purchase": {
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
      },
      "movements": {
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
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
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
  },
  "GET /api/user/project_orderlist": {
    "type": "object",
    "properties": {
      "list": {
        "type": "array",
        "items": {
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
  },
  "GET /api/user/myproject": {
    "type": "object",
    "properties": {
      "purchase": {
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
      },
      "schedule": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "day": {
              "type": "integer",
              "minimum": 1,
              "maximum": 3650
            },
            "pays_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "principal": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "status": {
              "type": "string"
            }
          }
        }
      },
      "actions": {
        "type": "object",
        "properties": {
          "buy_again": {
            "type": "object",
            "properties": {
              "allowed": {
                "type": "boolean"
              },
              "reason": {
                "type": "string",
                "nullable": true
              }
            }
          },
          "append": {
            "type": "object",
            "properties": {
              "allowed": {
                "type": "boolean"
              },
              "reason": {
                "type": "string",
                "nullable": true
              },
              "currency": {
                "type": "string",
                "pattern": "^[A-Z][A-Z0-9]{1,9}$"
              },
              "min": {
                "type": "string",
                "nullable": true,
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "max": {
                "type": "string",
                "nullable": true,
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              }
            }
          },
          "renew": {
            "type": "object",
            "properties": {
              "allowed": {
                "type": "boolean"
              },
              "reason": {
                "type": "string",
                "nullable": true
              },
              "currency": {
                "type": "string",
                "pattern": "^[A-Z][A-Z0-9]{1,9}$"
              },
              "principal": {
                "type": "string",
                "nullable": true,
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "principal_and_income": {
                "type": "string",
                "nullable": true,
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "daily_rate": {
                "type": "string",
                "nullable": true,
                "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
              },
              "release_date": {
                "type": "integer",
                "nullable": true,
                "minimum": 1000000000,
                "maximum": 9999999999
              }
            }
          },
          "settle": {
            "type": "object",
            "properties": {
              "allowed": {
                "type": "boolean"
              },
              "reason": {
                "type": "string",
                "nullable": true
              },
              "currency": {
                "type": "string",
                "pattern": "^[A-Z][A-Z0-9]{1,9}$"
              },
              "principal": {
                "type": "string",
                "nullable": true,
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "income": {
                "type": "string",
                "nullable": true,
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "returns": {
                "type": "string",
                "nullable": true,
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "income_lost": {
                "type": "string",
                "nullable": true,
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              },
              "held_income_lost": {
                "type": "string",
                "nullable": true,
                "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              }
            }
          }
        }
      },
      "movements": {
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
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "amount": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
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
  },
  "GET /api/user/income_calendar": {
    "type": "object",
    "properties": {
      "currency": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9]{1,9}$"
      },
      "month_from": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "days": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "pays_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "entries": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "purchase_id": {
                    "type": "string",
                    "pattern": "^[A-Za-z0-9_-]{1,64}$"
                  },
                  "title": {
                    "type": "string"
                  },
                  "type": {
                    "type": "string"
                  },
                  "amount": {
                    "type": "string",
                    "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
                  },
                  "status": {
                    "type": "string"
                  }
                }
              }
            }
          }
        }
      },
      "months": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "month_from": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "income": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "principal": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            }
          }
        }
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {
  "POST /api/user/yebjoinnow": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "area_not_offered",
    "account_locked",
    "possible_duplicate",
    "too_many_requests",
    "fund_password_required",
    "fund_password_wrong",
    "challenge_expired",
    "confirmation_mismatch",
    "passkey_unknown",
    "passkey_refused",
    "no_data",
    "funds_frozen",
    "project_ended",
    "project_full",
    "price_changed",
    "amount_too_small",
    "amount_too_large",
    "balance_not_enough",
    "operation_failed",
    "network_error"
  ],
  "POST /api/user/yebappend": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "area_not_offered",
    "account_locked",
    "possible_duplicate",
    "too_many_requests",
    "fund_password_required",
    "fund_password_wrong",
    "challenge_expired",
    "confirmation_mismatch",
    "passkey_unknown",
    "passkey_refused",
    "no_data",
    "action_not_allowed",
    "funds_frozen",
    "project_ended",
    "project_full",
    "append_required",
    "amount_too_small",
    "amount_too_large",
    "balance_not_enough",
    "price_changed",
    "operation_failed",
    "network_error"
  ],
  "POST /api/user/yebkeep": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "area_not_offered",
    "account_locked",
    "too_many_requests",
    "fund_password_required",
    "fund_password_wrong",
    "challenge_expired",
    "confirmation_mismatch",
    "passkey_unknown",
    "passkey_refused",
    "no_data",
    "action_not_allowed",
    "funds_frozen",
    "project_ended",
    "project_full",
    "price_changed",
    "balance_not_enough",
    "operation_failed",
    "network_error"
  ],
  "POST /api/user/yebstop": [
    "input_invalid",
    "request_conflict",
    "request_expired",
    "area_not_offered",
    "account_locked",
    "too_many_requests",
    "fund_password_required",
    "fund_password_wrong",
    "challenge_expired",
    "confirmation_mismatch",
    "passkey_unknown",
    "passkey_refused",
    "no_data",
    "action_not_allowed",
    "funds_frozen",
    "price_changed",
    "operation_failed",
    "network_error"
  ]
}
