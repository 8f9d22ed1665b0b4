/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "market" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/index/goods": {
    "type": "object",
    "properties": {
      "list": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "symbol": {
              "type": "string",
              "pattern": "^[A-Z0-9]{2,12}$"
            },
            "name": {
              "type": "string"
            },
            "category": {
              "type": "string"
            },
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "precision": {
              "type": "integer",
              "minimum": 0,
              "maximum": 8
            },
            "hours": {
              "type": "object",
              "properties": {
                "always_open": {
                  "type": "boolean"
                },
                "time_zone": {
                  "type": "string",
                  "pattern": "^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$"
                },
                "sessions": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "days": {
                        "type": "array",
                        "items": {
                          "type": "string"
                        }
                      },
                      "opens": {
                        "type": "string",
                        "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
                      },
                      "closes": {
                        "type": "string",
                        "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
                      }
                    }
                  }
                }
              }
            },
            "sparkline": {
              "type": "array",
              "items": {
                "type": "string",
                "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
              }
            }
          }
        }
      }
    }
  },
  "GET /api/index/ajaxdata": {
    "type": "object",
    "properties": {
      "list": {
        "type": "array",
        "items": {
          "type": "object",
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
  },
  "GET /api/index/ajaxpro": {
    "type": "object",
    "properties": {
      "symbol": {
        "type": "string",
        "pattern": "^[A-Z0-9]{2,12}$"
      },
      "price": {
        "type": "string",
        "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
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
      "state": {
        "type": "string"
      }
    }
  },
  "GET /api/index/getprodata": {
    "type": "object",
    "properties": {
      "product": {
        "type": "object",
        "properties": {
          "symbol": {
            "type": "string",
            "pattern": "^[A-Z0-9]{2,12}$"
          },
          "name": {
            "type": "string"
          },
          "category": {
            "type": "string"
          },
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "precision": {
            "type": "integer",
            "minimum": 0,
            "maximum": 8
          },
          "hours": {
            "type": "object",
            "properties": {
              "always_open": {
                "type": "boolean"
              },
              "time_zone": {
                "type": "string",
                "pattern": "^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$"
              },
              "sessions": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "days": {
                      "type": "array",
                      "items": {
                        "type": "string"
                      }
                    },
                    "opens": {
                      "type": "string",
                      "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
                    },
                    "closes": {
                      "type": "string",
                      "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "quote": {
        "type": "object",
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
      },
      "limits": {
        "type": "object",
        "properties": {
          "currency": {
            "type": "string",
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "single_min": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "single_max": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "total_max": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "quote_seconds": {
            "type": "integer",
            "minimum": 1,
            "maximum": 300
          },
          "slippage_rate_max": {
            "type": "string",
            "pattern": "^0(\\.0[0-9]{1,5})?$"
          }
        }
      }
    }
  },
  "GET /api/index/getkdata": {
    "type": "object",
    "properties": {
      "symbol": {
        "type": "string",
        "pattern": "^[A-Z0-9]{2,12}$"
      },
      "interval": {
        "type": "string"
      },
      "list": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "time": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
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
            "volume": {
              "type": "string",
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            }
          }
        }
      },
      "has_more": {
        "type": "boolean"
      }
    }
  },
  "GET /api/index/ticks": {
    "type": "object",
    "properties": {
      "symbol": {
        "type": "string",
        "pattern": "^[A-Z0-9]{2,12}$"
      },
      "list": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "tick_id": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,64}$"
            },
            "price": {
              "type": "string",
              "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "as_of": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            }
          }
        }
      }
    }
  },
  "GET /api/index/seconds": {
    "type": "object",
    "properties": {
      "symbol": {
        "type": "string",
        "pattern": "^[A-Z0-9]{2,12}$"
      },
      "list": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
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
            "single_min": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "single_max": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "total_max": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
            },
            "currency": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            }
          }
        }
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {}
