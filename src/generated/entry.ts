/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AnswerSchema } from '../api/misfit.ts'
import type { GetAnnouncementDone } from './model/get-announcement-done.ts'
import type { GetHomeDone } from './model/get-home-done.ts'
import type { GetSiteInfoDone } from './model/get-site-info-done.ts'
import type { ListBannersDone } from './model/list-banners-done.ts'
import type { Refused } from './model/refused.ts'

/** The public answers of the entry page. */
export interface EntryAnswers {
  '/api/index/ater': GetAnnouncementDone | Refused
  '/api/index/banner': ListBannersDone | Refused
  '/api/index/home': GetHomeDone | Refused
  '/api/index/info': GetSiteInfoDone | Refused
}

export type EntryPath = keyof EntryAnswers

/** What `data` of each answer must look like when it is done. */
export const entryAnswers: Readonly<Record<EntryPath, AnswerSchema>> = {
  "/api/index/ater": {
    "type": "object",
    "properties": {
      "announcement": {
        "type": "object",
        "nullable": true,
        "properties": {
          "id": {
            "type": "string"
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
    }
  },
  "/api/index/banner": {
    "type": "object",
    "properties": {
      "list": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "title": {
              "type": "string"
            },
            "image_url": {
              "type": "string",
              "nullable": true
            },
            "link": {
              "type": "string",
              "nullable": true
            }
          }
        }
      }
    }
  },
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
        "type": "string"
      },
      "logo_url": {
        "type": "string",
        "nullable": true
      },
      "environment": {
        "type": "string"
      },
      "time_zone": {
        "type": "string"
      },
      "version": {
        "type": "string"
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
                "type": "string"
              },
              "closes": {
                "type": "string"
              },
              "days": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "time_zone": {
                "type": "string"
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
            "nullable": true
          },
          "ios_url": {
            "type": "string",
            "nullable": true
          },
          "version": {
            "type": "string"
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
            "type": "string"
          },
          "deposit_max": {
            "type": "string"
          },
          "withdrawal_min": {
            "type": "string"
          },
          "withdrawal_max": {
            "type": "string"
          },
          "withdrawal_fee_rate": {
            "type": "string"
          },
          "withdrawal_opens": {
            "type": "string"
          },
          "withdrawal_closes": {
            "type": "string"
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
