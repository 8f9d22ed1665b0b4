import type { Item } from '../item.ts'

const constant = (words: string, entry: Omit<Item, 'section' | 'kind' | 'words'>): Item => ({
  section: 9,
  kind: 'constant',
  words,
  ...entry,
})

/** Business constants and limits (section 9). */
export const constants: readonly Item[] = [
  constant('Base path: /h5/', {
    values: [{ file: 'scripts/build/serving-rules.ts', name: 'base', is: '/h5/' }],
    tests: ['tests/e2e/home.spec.ts: comes from the base path without its slash, too'],
  }),
  constant('Default language: en', {
    values: [{ file: 'src/lib/language.ts', name: 'DEFAULT_LANGUAGE', is: 'en' }],
    tests: ['tests/e2e/home.spec.ts: is English where an unknown one is stored'],
  }),
  constant("The language is kept under 'language'", {
    values: [{ file: 'src/lib/language.ts', name: 'LANGUAGE_KEY', is: 'language' }],
    tests: [
      'src/features/support/language-screen.test.tsx: keeps the choice of $name under "$code"',
    ],
  }),
  constant('Ten languages: en, de, es, fr, hk, jp, kor, th, zh, vi', {
    values: [
      {
        keyword: 'LanguageCode.enum',
        is: ['en', 'de', 'es', 'fr', 'hk', 'jp', 'kor', 'th', 'zh', 'vi'],
      },
    ],
    tests: ['src/features/support/language-screen.test.tsx: offers the ten languages'],
  }),
  constant('Password length: 6-16', {
    values: [
      { keyword: 'Password.minLength', is: 6 },
      { keyword: 'Password.maxLength', is: 16 },
    ],
    tests: ['src/features/security/password-screens.test.tsx: has 6 to 16 characters'],
  }),
  constant('Verification code validity: 5 minutes', {
    values: [{ file: 'sandbox/core/rules.ts', name: 'validSeconds', is: 300 }],
    tests: ['tests/journeys/register.spec.ts: is useless after five'],
  }),
  constant('Withdrawal time window stated in texts: 09:00-21:00', {
    operations: ['GET /api/user/cash'],
    tests: [
      'src/features/withdrawal/withdraw-screen.test.tsx: the conditions > are all there before anything is typed',
    ],
  }),
  constant('Withdrawal amount range: from the server, 100-49,999 in the sandbox', {
    operations: ['GET /api/user/cash'],
    tests: [
      'src/features/withdrawal/withdraw-screen.test.tsx: the conditions > are all there before anything is typed',
    ],
  }),
  constant('Daily bonus: once a day', {
    operations: ['POST /api/user/daily_bonus#refused_once_a_day'],
    tests: ['conformance/rules/rules.yaml: step.bonus-once'],
  }),
  constant('Invitation campaign: permanent; invitee counts accumulate', {
    operations: ['GET /api/user/invite'],
    messages: ['invitation.campaign.permanent'],
    tests: [
      'src/features/invitation/invite-screen.test.tsx: tells the rules, and that it is permanent',
    ],
  }),
  constant('The reward is claimed via customer service', {
    operations: ['GET /api/user/invite'],
    messages: ['invitation.totals.claim'],
    tests: [
      'src/features/invitation/invite-screen.test.tsx: says what it brought, and claims the rest through customer service',
    ],
  }),
  constant('Currency in the append message: USD', {
    operations: ['GET /api/user/myproject#awaiting_append'],
    messages: ['financing.purchase.append.needed'],
    tests: [
      'src/features/financing/purchase-screen.test.tsx: says in the words of the specification that money is missing',
    ],
  }),
  constant('Chunk load time-out: 120 seconds', {
    values: [{ file: 'src/lib/chunk-timeout.ts', name: 'CHUNK_TIMEOUT', is: 120_000 }],
    tests: ['src/app/load-screen.test.tsx: until the 120 s of a file are over'],
  }),
  constant('Page delay 200 ms', {
    values: [{ file: 'src/components/loading.tsx', name: 'PAGE_DELAY', is: 200 }],
    tests: ['src/components/query-boundary.test.tsx: shows the loading state only after 200 ms'],
  }),
  constant('Page timeout 60 s', {
    values: [{ file: 'src/app/load-screen.ts', name: 'PAGE_TIMEOUT', is: 60_000 }],
    tests: ['src/app/load-screen.test.tsx: gives up after 60 s'],
  }),
  constant('Network timeout 60 s', {
    values: [{ file: 'src/api/client.ts', name: 'TIMEOUT', is: 60_000 }],
    tests: ['src/api/client.test.ts: gives up after 60 seconds'],
  }),
  constant('Toast default duration 2000 ms', {
    values: [{ file: 'src/ui/toast.tsx', name: 'TOAST_DURATION_MS', is: 2_000 }],
    tests: ['tests/e2e/frame.spec.ts: a result is told for two seconds'],
  }),
  constant('Maximum page width about 550px', {
    values: [{ file: 'src/ui/tokens.css', name: '--page-max', is: '550px' }],
    tests: ['tests/e2e/frame.spec.ts: on a wide screen a page is 550 px wide, in the middle'],
  }),
  constant('Tab bar height 50px', {
    values: [{ file: 'src/ui/tokens.css', name: '--tab-bar', is: '50px' }],
    tests: ['tests/e2e/frame.spec.ts: the tabs stay in sight at the end of the page, 50 px high'],
  }),
  constant('App version 1.0.0', {
    values: [{ file: 'package.json', name: 'version', is: '1.0.0' }],
    messages: ['home.footer.version'],
    tests: ['src/features/home/home-screen.test.tsx: and names its version'],
  }),
  constant('Time display: 12-hour format with AM/PM, from second-based timestamps', {
    tests: [
      'src/lib/time.test.ts: formatDateTime > writes %s on a 12-hour clock',
      'src/lib/time.test.ts: formatDateTime > reads seconds, also with fractions',
    ],
  }),
  constant('Time display: year-month-day and year-month', {
    tests: ['src/lib/time.test.ts: may be another day in another zone'],
  }),
  constant('A masking filter keeps the first 3 and last 3 characters of a string', {
    values: [{ file: 'src/lib/mask.ts', name: 'KEPT', is: 3 }],
    tests: ['src/lib/mask.test.ts: keeps the first and the last three characters of %s'],
  }),
]
