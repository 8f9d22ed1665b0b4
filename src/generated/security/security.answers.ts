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
  "GET /api/user/passkeys": {
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
            "name": {
              "type": "string",
              "pattern": "\\S"
            },
            "created_at": {
              "type": "integer",
              "minimum": 1000000000,
              "maximum": 9999999999
            },
            "last_used_at": {
              "type": "integer",
              "nullable": true,
              "minimum": 1000000000,
              "maximum": 9999999999
            }
          }
        }
      },
      "max": {
        "type": "integer",
        "minimum": 1,
        "maximum": 20
      }
    }
  },
  "POST /api/user/passkey_start": {
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
        "properties": {
          "rp": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string",
                "pattern": "^[a-z0-9.:-]{1,253}$"
              },
              "name": {
                "type": "string"
              }
            }
          },
          "user": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string",
                "pattern": "^[A-Za-z0-9_-]+$"
              },
              "name": {
                "type": "string"
              },
              "displayName": {
                "type": "string"
              }
            }
          },
          "challenge": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{43,128}$"
          },
          "pubKeyCredParams": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "alg": {
                  "type": "integer"
                },
                "type": {
                  "type": "string"
                }
              }
            }
          },
          "timeout": {
            "type": "integer",
            "minimum": 1,
            "maximum": 600000
          },
          "excludeCredentials": {
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
          "authenticatorSelection": {
            "type": "object",
            "properties": {
              "residentKey": {
                "type": "string"
              },
              "requireResidentKey": {
                "type": "boolean"
              },
              "userVerification": {
                "type": "string"
              }
            }
          },
          "attestation": {
            "type": "string"
          }
        }
      }
    }
  },
  "POST /api/user/passkey_add": {
    "type": "object",
    "properties": {
      "passkey": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,64}$"
          },
          "name": {
            "type": "string",
            "pattern": "\\S"
          },
          "created_at": {
            "type": "integer",
            "minimum": 1000000000,
            "maximum": 9999999999
          },
          "last_used_at": {
            "type": "integer",
            "nullable": true,
            "minimum": 1000000000,
            "maximum": 9999999999
          }
        }
      }
    }
  },
  "POST /api/user/passkey_remove": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$"
      }
    }
  },
  "POST /api/user/confirm_start": {
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
      },
      "confirms": {
        "type": "object",
        "properties": {
          "operation": {
            "type": "string"
          },
          "amount": {
            "type": "string",
            "nullable": true,
            "pattern": "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$"
          },
          "currency": {
            "type": "string",
            "nullable": true,
            "pattern": "^[A-Z][A-Z0-9]{1,9}$"
          },
          "target": {
            "type": "string",
            "nullable": true
          },
          "request_id": {
            "type": "string",
            "nullable": true
          }
        }
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
