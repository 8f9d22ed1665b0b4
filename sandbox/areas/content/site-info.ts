import type { SiteInfo, StreamName, SupportInfo } from '../../../src/generated/h5.schemas.ts'
import { Weekday } from '../../../src/generated/h5.schemas.ts'
import { text } from '../../content/texts.ts'
import { offeredAreas, offers, presentCapabilities } from '../../core/areas.ts'
import { timeOfDay } from '../../core/calendar.ts'
import type { Call } from '../../core/call.ts'
import { feeRate } from '../../core/fees.ts'
import { CURRENCIES } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import { siteOf } from '../../core/site.ts'
import { SEED_NAMES, SEED_USERS } from '../../seed/users.ts'

const { site, support, deposit, withdrawal, reviews, currency, timeZone } = rules

/** Minutes that a review usually takes: all decide themselves after the same time. */
const usual = Math.ceil(reviews.seconds / 60)

/** What a client must know of the site. It is a demo, whatever else is configured. */
export function siteInfo(call: Call): SiteInfo {
  return {
    product_name: siteOf(call.world).productName,
    domain: site.domain,
    logo_url: null,
    environment: 'demo',
    time_zone: timeZone,
    version: site.version,
    risk_notice: text(call.language, 'site.riskNotice'),
    project_risk_notice: text(call.language, 'site.projectRiskNotice'),
    support: supportInfo(call),
    downloads: {
      android_url: `https://${site.domain}/app.apk`,
      ios_url: null,
      version: site.version,
    },
    demo: {
      accounts: SEED_NAMES.map((name) => ({
        account: name,
        password: SEED_USERS[name].password,
        description: text(call.language, `site.demo.${name}`, {
          fundPassword: SEED_USERS[name].fundPassword ?? '',
        }),
      })),
      invitation_code: SEED_USERS.demo.invitationCode,
      control_url: call.world.options.controlUrl ?? null,
    },
    limits: {
      currency,
      deposit_min: deposit.min,
      deposit_max: deposit.max,
      withdrawal_min: withdrawal.min,
      withdrawal_max: withdrawal.max,
      withdrawal_fee_rate: feeRate(call.world, 'withdrawal'),
      withdrawal_opens: withdrawal.opens,
      withdrawal_closes: withdrawal.closes,
      withdrawal_times_max: withdrawal.timesADay,
    },
    review_minutes: {
      deposit_release: usual,
      deposit: usual,
      withdrawal: usual,
      verification: usual,
    },
    areas: offeredAreas(call.world),
    currencies: [...CURRENCIES],
    ...(call.world.options.streams && { streams: streamsOf(call) }),
    capabilities: presentCapabilities(call.world),
  }
}

/** Where nothing is traded, no price is streamed. */
function streamsOf({ world }: Call): StreamName[] {
  return offers(world, 'trading') ? ['prices', 'events'] : ['events']
}

/** Support answers every day from its opening to its closing moment. */
function supportInfo({ language, now }: Call): SupportInfo {
  const { opens, closes } = support
  return {
    open: now >= timeOfDay(now, opens, timeZone) && now < timeOfDay(now, closes, timeZone),
    hours: { opens, closes, days: Object.values(Weekday), time_zone: timeZone },
    // Addresses that are reserved for examples, so that nobody else is written to or called.
    channels: [
      {
        type: 'web_chat',
        label: text(language, 'site.support.web_chat'),
        address: `https://${site.domain}/support`,
      },
      {
        type: 'email',
        label: text(language, 'site.support.email'),
        address: `support@${site.domain}`,
      },
      { type: 'phone', label: text(language, 'site.support.phone'), address: '+12025550100' },
    ],
  }
}
