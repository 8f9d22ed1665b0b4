/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../../api/contract-violation.ts'

/** What `data` of each answer of the tag "content" must look like when it is done. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
  "GET /api/index/banner": {
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
            "image_url": {
              "type": "string",
              "nullable": true,
              "pattern": "^/.+"
            },
            "link": {
              "type": "string",
              "nullable": true,
              "pattern": "^/pages/[A-Za-z]+/[A-Za-z]+$"
            }
          }
        }
      }
    }
  },
  "GET /api/index/ater": {
    "type": "object",
    "properties": {
      "announcement": {
        "type": "object",
        "nullable": true,
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "title": {
            "type": "string"
          },
          "text": {
            "type": "string"
          },
          "urgent": {
            "type": "boolean"
          },
          "published_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      }
    }
  },
  "GET /api/index/home": {
    "type": "object",
    "properties": {
      "blocks": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "type": {
              "type": "string"
            },
            "title": {
              "type": "string"
            },
            "text": {
              "type": "string"
            }
          }
        }
      }
    }
  },
  "GET /api/index/info": {
    "type": "object",
    "optional": [
      "review_minutes",
      "areas",
      "currencies",
      "streams",
      "capabilities"
    ],
    "properties": {
      "product_name": {
        "type": "string"
      },
      "domain": {
        "type": "string",
        "pattern": "^[a-z0-9.-]{3,253}$"
      },
      "logo_url": {
        "type": "string",
        "nullable": true,
        "pattern": "^/.+"
      },
      "environment": {
        "type": "string"
      },
      "time_zone": {
        "type": "string",
        "pattern": "^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$"
      },
      "version": {
        "type": "string",
        "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+$"
      },
      "risk_notice": {
        "type": "string"
      },
      "project_risk_notice": {
        "type": "string"
      },
      "support": {
        "type": "object",
        "properties": {
          "open": {
            "type": "boolean"
          },
          "hours": {
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
              "days": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "time_zone": {
                "type": "string",
                "pattern": "^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$"
              }
            }
          },
          "channels": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "type": {
                  "type": "string"
                },
                "label": {
                  "type": "string"
                },
                "address": {
                  "type": "string"
                }
              }
            }
          }
        }
      },
      "downloads": {
        "type": "object",
        "properties": {
          "android_url": {
            "type": "string",
            "nullable": true,
            "pattern": "^https://.+"
          },
          "ios_url": {
            "type": "string",
            "nullable": true,
            "pattern": "^https://.+"
          },
          "version": {
            "type": "string",
            "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+$"
          }
        }
      },
      "demo": {
        "type": "object",
        "nullable": true,
        "properties": {
          "accounts": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "account": {
                  "type": "string"
                },
                "password": {
                  "type": "string"
                },
                "description": {
                  "type": "string"
                }
              }
            }
          },
          "invitation_code": {
            "type": "string",
            "pattern": "^[A-Z0-9]{6,10}$"
          },
          "control_url": {
            "type": "string",
            "nullable": true,
            "pattern": "^https?://.+"
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
          "deposit_min": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "deposit_max": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "withdrawal_min": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "withdrawal_max": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "withdrawal_fee_rate": {
            "type": "string",
            "pattern": "^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$"
          },
          "withdrawal_opens": {
            "type": "string",
            "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
          },
          "withdrawal_closes": {
            "type": "string",
            "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
          },
          "withdrawal_times_max": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000
          }
        }
      },
      "review_minutes": {
        "type": "object",
        "optional": [
          "deposit_release",
          "deposit",
          "withdrawal",
          "verification"
        ],
        "properties": {
          "deposit_release": {
            "type": "integer",
            "minimum": 1,
            "maximum": 20160
          },
          "deposit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 20160
          },
          "withdrawal": {
            "type": "integer",
            "minimum": 1,
            "maximum": 20160
          },
          "verification": {
            "type": "integer",
            "minimum": 1,
            "maximum": 20160
          }
        }
      },
      "areas": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "currencies": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "code": {
              "type": "string",
              "pattern": "^[A-Z][A-Z0-9]{1,9}$"
            },
            "scale": {
              "type": "integer",
              "minimum": 0,
              "maximum": 8
            },
            "type": {
              "type": "string"
            }
          }
        }
      },
      "streams": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "capabilities": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    }
  },
  "GET /api/index/notice": {
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
            "text": {
              "type": "string"
            },
            "published_at": {
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
      }
    }
  },
  "GET /api/index/about_list": {
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
            "category": {
              "type": "string"
            },
            "title": {
              "type": "string"
            },
            "summary": {
              "type": "string"
            },
            "image_url": {
              "type": "string",
              "nullable": true,
              "pattern": "^/.+"
            },
            "published_at": {
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
      }
    }
  },
  "GET /api/index/about_details": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$"
      },
      "category": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "html": {
        "type": "string"
      },
      "image_url": {
        "type": "string",
        "nullable": true,
        "pattern": "^/.+"
      },
      "published_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      }
    }
  },
  "GET /api/index/get_detail_from_type": {
    "type": "object",
    "properties": {
      "type": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "html": {
        "type": "string"
      },
      "version": {
        "type": "string"
      },
      "updated_at": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "activities": {
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
            "summary": {
              "type": "string"
            },
            "image_url": {
              "type": "string",
              "nullable": true,
              "pattern": "^/.+"
            },
            "start_time": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "end_time": {
              "type": "integer",
              "nullable": true,
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "state": {
              "type": "string"
            }
          }
        }
      }
    }
  },
  "GET /api/index/activity_details": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$"
      },
      "title": {
        "type": "string"
      },
      "html": {
        "type": "string"
      },
      "image_url": {
        "type": "string",
        "nullable": true,
        "pattern": "^/.+"
      },
      "start_time": {
        "type": "integer",
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "end_time": {
        "type": "integer",
        "nullable": true,
        "minimum": 1000000000,
        "maximum": 9999999999
      },
      "state": {
        "type": "string"
      },
      "link": {
        "type": "string",
        "nullable": true,
        "pattern": "^/pages/[A-Za-z]+/[A-Za-z]+$"
      }
    }
  }
}

/** All reasons for which an action with a `request_id` refuses: nothing else is its refusal. */
export const reasons: Readonly<Record<string, readonly string[]>> = {}
