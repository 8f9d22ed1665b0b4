/**
 * Which part may import which. Imports go one way:
 *
 *   app -> features -> domain -> patterns -> shell -> ui -> platform -> lib
 *
 * All from the shell up may also use generated, api and i18n. The generated hooks call the client
 * in api, which checks answers with the generated schemas: no cycle, or the check says so.
 * A feature never imports a feature: what two need moves to domain, patterns or shell, or app puts them together.
 */

/** What every part from the shell up may use besides. */
const basis = ['ui', 'generated', 'api', 'i18n', 'platform', 'lib']

/** Every part of src/ with the parts that it may import, itself aside. */
const layers = {
  app: ['features', 'domain', 'patterns', 'shell', ...basis, 'dev'],
  features: ['domain', 'patterns', 'shell', ...basis],
  domain: ['patterns', 'shell', ...basis],
  patterns: ['shell', ...basis],
  shell: basis,
  ui: ['platform', 'lib'],
  generated: ['api', 'lib'],
  api: ['generated', 'platform', 'lib'],
  i18n: ['generated', 'api', 'platform', 'lib'],
  platform: ['lib'],
  lib: [],
  start: ['platform', 'lib'],
  dev: ['app', 'features', 'domain', 'patterns', 'shell', ...basis],
  test: ['app', 'domain', 'patterns', 'shell', ...basis],
}

const layerRules = Object.entries(layers).map(([layer, below]) => ({
  name: `${layer}-imports-downwards`,
  comment: `src/${layer} may import ${below.join(', ') || 'nothing else of src/'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: '[.]test[.]tsx?$' },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...below].join('|')})/` },
}))

/** Tests beside the code may use what the code may, and the shared helpers for tests. */
const testRules = Object.entries(layers).map(([layer, below]) => ({
  ...layerRules.find((rule) => rule.name.startsWith(`${layer}-`)),
  name: `${layer}-tests-import-downwards`,
  from: { path: `^src/${layer}/.*[.]test[.]tsx?$` },
  to: { path: '^src/', pathNot: `^src/(${[layer, 'test', ...below].join('|')})/` },
}))

/** The folders of these parts, in an order: each imports from those before it alone, so that none form a cycle. */
const rooms = {
  'src/patterns': ['details', 'charts', 'form', 'upload', 'records', 'money-flow'],
  'src/patterns/money-flow': ['engine', 'question', 'page'],
  'src/domain': [
    'quotes',
    'balances',
    'inbox',
    'account',
    'orders',
    'practice',
    'purchases',
    'rates',
    'conditions',
  ],
  scripts: ['process', 'contract', 'browsers', 'build', 'generate', 'mock', 'benches'],
  conformance: [
    'contract',
    'reference',
    'rules',
    'client',
    'plan',
    'result',
    'behaviour',
    'run',
    'report',
    'proof',
  ],
}

const roomRules = Object.entries(rooms).flatMap(([folder, names]) =>
  names.map((name, index) => ({
    name: `${folder.replace('src/', '')}-${name}-imports-what-is-before-it`,
    comment: `${folder}/${name} may import ${names.slice(0, index).join(', ') || 'no other room'}.`,
    severity: 'error',
    from: { path: `^${folder}/${name}/` },
    to: {
      path: `^${folder}/`,
      pathNot: `^${folder}/(node_modules|${names.slice(0, index + 1).join('|')})/`,
    },
  })),
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    ...testRules,
    ...roomRules,
    {
      name: 'every-file-has-a-layer',
      comment: 'src/ holds main.tsx and the known folders, so that the rules see everything.',
      severity: 'error',
      from: {},
      to: {
        path: '^src/',
        pathNot: `^src/(main[.]tsx|vite-env[.]d[.]ts|(${Object.keys(layers).join('|')})/.*)$`,
      },
    },
    {
      name: 'feature-alone',
      comment: 'A feature never imports another feature.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'ui-knows-no-app',
      comment: 'src/ui gets text, values and callbacks as props.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: {
        path: 'node_modules/(react-router|react-router-dom|@tanstack|react-hook-form|@hookform|react-intl|@formatjs|zod)/',
      },
    },
    {
      name: 'lib-knows-no-app',
      comment: 'src/lib and src/platform know no router, query, form, message or network.',
      severity: 'error',
      from: { path: '^src/(lib|platform)/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: 'node_modules/(react-router|react-router-dom|@tanstack|react-hook-form|@hookform|react-intl|@formatjs)/',
      },
    },
    {
      name: 'dev-tools-stay-out',
      comment:
        'Only src/main.tsx and src/app may load src/dev, by import() behind import.meta.env.DEV: then no build contains it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(dev/|main[.]tsx$|app/)' },
      to: { path: '^src/dev/' },
    },
    {
      name: 'dev-tools-load-dynamically',
      comment: 'A static import would put development tools into the build.',
      severity: 'error',
      from: { path: '^src/(main[.]tsx$|app/)' },
      to: { path: '^src/dev/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'sandbox-apart',
      comment: 'The app and the sandbox backend meet only at the contract.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^sandbox/' },
    },
    {
      name: 'sandbox-uses-generated-only',
      comment:
        'The sandbox may use the generated types and validators, the reading and public checks of entries, and the fields that each payment method has; nothing else of the app.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: {
        path: '^src/',
        pathNot:
          '^src/(generated/|lib/(card-number|coin-networks|entries|id-number|method-fields|name-entry|real-name|wallet-address)[.]ts$)',
      },
    },
    {
      name: 'sandbox-core-knows-no-area',
      comment: 'The core, the market and the sample texts serve the areas.',
      severity: 'error',
      from: { path: '^sandbox/(core|market|content)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^sandbox/(areas|control|seed|test)/' },
    },
    {
      name: 'market-decides-alone',
      comment:
        'Prices follow from the seed and the clock. Nothing that knows users, orders or the control page can reach them.',
      severity: 'error',
      from: { path: '^sandbox/market/' },
      to: {
        path: '^sandbox/',
        pathNot: '^sandbox/(market/|core/(money|calendar|route|rules)[.]ts$)',
      },
    },
    {
      name: 'app-imports-no-tooling',
      comment: 'Scripts and tests are not part of the app.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests|docs)/' },
    },
    {
      name: 'scripts-know-no-kit',
      comment:
        'The conformance kit is packed alone and stands on the reader of the contract, not below it.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^conformance/' },
    },
    {
      name: 'kit-needs-the-reader-alone',
      comment: 'What the kit takes along when it is packed needs no package but its own.',
      severity: 'error',
      from: { path: '^conformance/', pathNot: '^conformance/proof/' },
      to: { path: '^scripts/', pathNot: '^scripts/(contract/|process/(project|help)[.]ts$)' },
    },
    {
      name: 'sandbox-uses-the-reader-alone',
      comment:
        'The sandbox starts from the contract; of how the app is built it knows where a report has its place.',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: '^sandbox/test/' },
      to: {
        path: '^scripts/',
        pathNot: '^scripts/(contract/|process/(project|help)[.]ts$|build/source-maps[.]ts$)',
      },
    },
    {
      name: 'reader-needs-no-package',
      comment:
        'The conformance kit reads the contract with it, and runs also where only its own packages are.',
      severity: 'error',
      from: {
        path: '^scripts/(contract|process/project[.]ts$)',
        pathNot: '^scripts/contract/(changes|docs|redocly)[.]ts$',
      },
      to: { path: 'node_modules/', pathNot: 'node_modules/yaml/' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle has no order in which it could be understood, not even one of types.',
      severity: 'error',
      from: { pathNot: '^src/generated/' },
      to: { circular: true },
    },
    {
      name: 'rooms-of-a-feature-know-nothing-around-them',
      comment:
        'A folder inside a feature, such as the chart of the trade page, is told what it needs.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/([^/]+)/' },
      to: { path: '^src/features/$1/', pathNot: '^src/features/$1/$2/' },
    },
    {
      name: 'resolvable',
      comment:
        'Every import leads to a file or a package; foreign generators have packages of their own.',
      severity: 'error',
      from: { pathNot: '^tests/generators/' },
      to: { couldNotResolve: true, pathNot: '^(hooks$|dredd($|/))' },
    },
    {
      name: 'no-dev-packages-in-the-app',
      comment: 'What the app imports is a dependency, not a development dependency.',
      severity: 'error',
      from: { path: '^src/', pathNot: '([.]test[.]tsx?$|^src/(test|dev)/)' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|[.]cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    webpackConfig: { fileName: '.dependency-cruiser-alias.cjs' },
  },
}
