/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { EntrySchema } from '../api/misfit.ts'
import type { GetHomeDone } from './model/get-home-done.ts'
import type { GetSiteInfoDone } from './model/get-site-info-done.ts'
import type { Refused } from './model/refused.ts'

/** The public answers of the entry page. */
export interface EntryAnswers {
  '/api/index/home': GetHomeDone | Refused
  '/api/index/info': GetSiteInfoDone | Refused
}

export type EntryPath = keyof EntryAnswers

/** What `data` of each answer must look like when it is done. */
export const entrySchemas: Readonly<Record<EntryPath, EntrySchema>> = {
  "/api/index/home": {
    "type": "object",
    "properties": {
      "blocks": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "kind": {
              "type": "string"
            },
            "title": {
              "type": "string"
            },
            "body": {
              "type": "string"
            }
          }
        }
      }
    }
  },
  "/api/index/info": {
    "type": "object",
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
                "pattern": "^([01][0-9]|2[0-4]):[0-5][0-9]$"
              },
              "closes": {
                "type": "string",
                "pattern": "^([01][0-9]|2[0-4]):[0-5][0-9]$"
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
                "kind": {
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
      "limits": {
        "type": "object",
        "properties": {
          "currency": {
            "type": "string"
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
            "pattern": "^([01][0-9]|2[0-4]):[0-5][0-9]$"
          },
          "withdrawal_closes": {
            "type": "string",
            "pattern": "^([01][0-9]|2[0-4]):[0-5][0-9]$"
          },
          "withdrawal_times_a_day": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000
          }
        }
      }
    }
  }
}
