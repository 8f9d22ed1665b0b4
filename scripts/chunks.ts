/**
 * Which modules of a build come together in one file. A module that no group names comes in a file
 * of its own, or with the page that uses it; twenty small files are 5 kB larger than one. Each group
 * takes along what its modules import, unless a group of higher priority has it. Measured by
 * `npm run test:budgets`.
 */
export const chunks = [
  // React changes seldom: its own file stays in caches over releases.
  { name: 'react', priority: 6, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // What is asked for before React and the app have come: it brings nothing of the two.
  { name: 'first', priority: 7, test: src('app/first-requests\\.') },
  // Icons of the entry page that other pages show, too.
  {
    name: 'app',
    priority: 5,
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](languages|users-round|chevron-right|landmark)\./,
  },
  // The frame, and what the entry page and nearly every other page show.
  {
    name: 'app',
    priority: 5,
    test: src(
      'main\\.',
      'components/(query-boundary|page|use-site-info)\\.',
      'ui/(card|button|icon-button|text-link|skeleton|state-panel)\\.',
    ),
  },
  // The way to the server and its cache: every page but the entry page.
  { name: 'data', priority: 4, test: src('app/data-layer\\.') },
  // What logging out forgets, and forms keep.
  { name: 'kept', priority: 3, test: src('components/form/draft\\.', 'money-action/intent\\.') },
  // Rows, figures and states.
  {
    name: 'lists',
    priority: 3,
    test: src(
      'ui/(list|notice|definition-list|stat|badge|segmented|stale-mark|countdown-text)\\.',
      'components/(use-server-now|on-demand|support-link)\\.',
      'lib/(time|known-key)\\.',
      'i18n/use-money-format\\.',
    ),
  },
  // The signs of what is hidden: in the bars of pages without a form, and in password fields.
  {
    name: 'lists',
    priority: 3,
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](eye|eye-off)\./,
  },
  // The banners of the entry page; one of them stands above the quotes, too.
  {
    name: 'banner',
    priority: 4,
    test: /src[\\/](components[\\/]banner-link|features[\\/]home[\\/]banner-carousel)\.|icons[\\/]megaphone\./,
  },
  // What came of an action, which pages without a form have, too.
  { name: 'actions', priority: 2, test: src('components/form/(submit-error|use-action)\\.') },
  // Fields that pages without a form have, too.
  { name: 'controls', priority: 2, test: src('ui/(field|text-input|select|search-input)\\.') },
  // Computing with money, which lists of orders do without having a form.
  { name: 'money', priority: 2, test: src('lib/money\\.') },
  {
    name: 'forms',
    priority: 1,
    test: src('components/form/(use-contract-form|fields|form-body)\\.'),
  },
  // What every form that moves money or binds something has beside, and what those of cash have.
  {
    name: 'money-actions',
    priority: 0.9,
    test: src('components/money-action/(use-money-action|outcome-notice)\\.'),
  },
  {
    name: 'money-forms',
    priority: 0.8,
    test: src(
      'components/money-action/(use-amount-entry|money-field)\\.',
      'components/form/(fund-password-field|use-offline-reason)\\.',
    ),
  },
]

/** Matches files of the app by their paths below `src`. */
function src(...paths: string[]): RegExp {
  return new RegExp(`[\\\\/]src[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})`)
}
