/**
 * Which modules of a build come together in one file, with what they import unless a group of higher
 * priority has it. A module that no group names comes in a file of its own, or with the page that
 * uses it: without these groups an average page is 74 files and 15 kB larger. The tour of the pages
 * (`tests/e2e/tour.spec.ts`) measures them.
 */
export const chunks = [
  // React changes seldom: its own file stays in caches over releases.
  { name: 'react', priority: 5, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // The contract's lists of values, for the few pages that show a choice of them.
  { name: 'values', priority: 5, test: src('generated/h5\\.schemas\\.') },
  // The frame with the way to the server, and what the entry page and nearly every other page show.
  {
    name: 'app',
    priority: 4,
    test: any(
      src(
        'main\\.',
        'shell/(query-boundary|page|banner-link)\\.',
        'api/use-site-info\\.',
        'patterns/money-flow/engine/shown-by-page\\.',
        'ui/(card|button|icon-button|text-link|skeleton|state-panel|disclosure)\\.',
      ),
      // What both the entry page or the bars and other pages show.
      icons('languages|users-round|chevron-right|landmark|megaphone|eye|eye-off'),
    ),
  },
  // Rows, figures and states, and the dialogs that show all of a row.
  {
    name: 'lists',
    priority: 3,
    test: any(
      src(
        'ui/(list|notice|definition-list|stat|badge|segmented|stale-mark|countdown-text|dialog|sheet|confirm-dialog)\\.',
        'shell/(support-link|known-status|save-file)\\.',
        'api/use-server-now\\.',
        'patterns/details/row\\.',
        // A few lines of style are no file of their own.
        'domain/quotes/favourite-button\\.module\\.',
        'lib/(time|known-key|minus)\\.',
        'i18n/(age-text|weekday-names)\\.',
        'i18n/use-money-format\\.',
      ),
      icons('arrow-up|arrow-down|clock|minus|zap|search-x|rotate-cw|download|share-2|x'),
    ),
  },
  // What pages without a form share with forms: fields, sums, actions, and what a logout forgets.
  {
    name: 'parts',
    priority: 2,
    test: src(
      'ui/(field|text-input|select|search-input)\\.',
      'lib/money\\.',
      'patterns/form/(submit-error|use-action|draft)\\.',
      'patterns/money-flow/engine/(intent|money-flow)\\.',
    ),
  },
  {
    name: 'forms',
    priority: 1,
    test: any(
      src('patterns/form/(use-contract-form|use-asked-entries|fields|form-body|narrow)\\.'),
      /node_modules[\\/]zod[\\/]/,
    ),
  },
  // A form that moves money, from its entries to its outcome.
  {
    name: 'money',
    test: src(
      'patterns/money-flow/(engine/use-money-flow|question/(use-question|question-dialog)|page/(use-amount-entry|outcome-notice|amount-bounds))\\.',
    ),
  },
  // What lists of products, the page of one and the entry page show of a price.
  {
    name: 'quotes',
    test: src('domain/quotes/(favourites|favourite-button|live-price)\\.', 'ui/change\\.'),
  },
  // The signs of coins and products.
  { name: 'signs', test: src('ui/(signs|product-icon)\\.') },
  // What a newcomer has to do next, on the entry page, in results and on receipts.
  {
    name: 'steps',
    test: src('domain/account/(first-steps|use-first-steps|account-setup)'),
  },
  // Timed orders and the bars that tell of them, but for the receipt, which most pages show only on demand.
  {
    name: 'orders',
    test: src(
      'domain/inbox/(inbox|order-inbox)\\.',
      'domain/account/one-tap\\.',
      'domain/orders/(order-rules|order-words)\\.',
      'generated/orders/orders\\.ts',
      'shell/dock-bar\\.',
      'api/events-flow\\.',
    ),
  },
  // The reader of streams, and what it reads.
  {
    name: 'stream',
    test: any(
      src('api/stream\\.', 'generated/streams\\.'),
      /node_modules[\\/]eventsource-parser[\\/]/,
    ),
  },
  // What the chart of a product shares with its receipt and its page.
  {
    name: 'charts',
    test: src('patterns/charts/chart-(rules|table)\\.', 'features/trade/chart/label-placement\\.'),
  },
]

function src(...paths: string[]): RegExp {
  return new RegExp(`[\\\\/]src[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})`)
}

function icons(names: string): RegExp {
  return new RegExp(`lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/](${names})\\.`)
}

function any(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}
