/** The arrows of ARCHITECTURE.md: contexts in one order, packages in one direction. */
/** Contexts, what they are made with, and what puts them together. */
const { contexts, toolkit, assembly } = require('./scripts/contexts.json')

const onlyEarlierContexts = ['domain', 'backend'].flatMap((layer) =>
  contexts.slice(0, -1).map((context, position) => ({
    name: `${layer}-${context}-imports-earlier-contexts-only`,
    severity: 'error',
    from: { path: `^packages/${layer}/src/${context}/` },
    to: { path: `^packages/${layer}/src/(${contexts.slice(position + 1).join('|')})/` },
  })),
)

const throughTheDoor = ['domain', 'backend'].map((layer) => ({
  name: `${layer}-contexts-meet-at-index`,
  comment: 'a context is entered through its index.ts; table definitions may refer to each other',
  severity: 'error',
  from: { path: `^packages/${layer}/src/(${contexts.join('|')})/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: `^packages/${layer}/src/(${contexts.join('|')})/`,
    pathNot: [`^packages/${layer}/src/$1/`, '/index\\.ts$', 'tables\\.ts$', '/sql\\.ts$'],
  },
}))

const forbidden = (name, from, to) => ({
  name,
  severity: 'error',
  // Tests, and the `test-….ts` files they share, may look anywhere.
  from: { path: from, pathNot: '(\\.test\\.tsx?|/test-[\\w-]+\\.ts)$' },
  to: { path: to },
})

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...onlyEarlierContexts,
    ...throughTheDoor,
    forbidden('domain-is-pure', '^packages/domain/', '^(packages/(?!domain/)|apps/|node:)'),
    forbidden(
      'domain-has-no-node-modules-of-node',
      '^packages/domain/',
      '^(fs|path|http|crypto|os|net|child_process)$',
    ),
    forbidden(
      'toolkit-knows-no-context',
      `^packages/backend/src/(${toolkit.join('|')})/`,
      `^packages/backend/src/(${[...contexts, ...assembly].join('|')})/`,
    ),
    forbidden(
      'assembly-on-top',
      `^packages/backend/src/(${contexts.join('|')})/`,
      `^packages/backend/src/(${assembly.join('|')})/`,
    ),
    forbidden(
      'staff-knows-accounts-alone',
      '^packages/backend/src/staff/',
      `^packages/backend/src/(${contexts.filter((context) => !['staff', 'accounts'].includes(context)).join('|')})/`,
    ),
    {
      name: 'areas-of-the-staff-api-do-not-meet',
      comment: 'an area imports its own files and shared/; shared/ imports no area; tests may look anywhere',
      severity: 'error',
      from: {
        path: '^packages/backend/src/staff-api/([^/]+)/',
        pathNot: '(\\.test\\.ts|/test-[\\w-]+\\.ts)$',
      },
      to: {
        path: '^packages/backend/src/staff-api/[^/]+/',
        pathNot: '^packages/backend/src/staff-api/($1|shared)/',
      },
    },
    forbidden('backend-below-apps', '^packages/backend/', '^(apps/|packages/(api-client|testing)/)'),
    forbidden(
      'only-mail-and-paper-speak-to-people',
      '^packages/backend/src/(?!mail/|paper/)',
      '^packages/messages/',
    ),
    forbidden('nothing-imports-scripts-or-bench', '^(packages|apps)/', '^(scripts|bench)/'),
    forbidden('client-stands-alone', '^packages/api-client/', '^(apps/|packages/(?!api-client/))'),
    forbidden(
      'storefront-never-imports-backend',
      '^apps/storefront/app/',
      '^(packages/(backend|testing)/|apps/server/)',
    ),
    forbidden(
      'ui-and-toolkit-at-the-bottom',
      '^apps/storefront/app/(ui|toolkit)/',
      '^apps/storefront/app/(shared|site|features|loaders|pages)/',
    ),
    forbidden(
      'shared-below-site',
      '^apps/storefront/app/shared/',
      '^apps/storefront/app/(site|features|loaders|pages)/',
    ),
    forbidden(
      'site-below-features',
      '^apps/storefront/app/site/',
      '^apps/storefront/app/(features|loaders|pages)/',
    ),
    forbidden(
      'features-below-loaders-and-pages',
      '^apps/storefront/app/features/',
      '^apps/storefront/app/(loaders|pages)/',
    ),
    forbidden('loaders-below-pages', '^apps/storefront/app/loaders/', '^apps/storefront/app/pages/'),
    forbidden(
      'parts-of-loaders-at-the-bottom',
      '^apps/storefront/app/loaders/parts/',
      '^apps/storefront/app/loaders/(?!parts/)',
    ),
    forbidden(
      'parts-of-pages-below-pages',
      '^apps/storefront/app/pages/parts/',
      '^apps/storefront/app/pages/(?!parts/)',
    ),
    forbidden(
      'kinds-of-pages-know-only-parts',
      '^apps/storefront/app/pages/kinds/',
      '^apps/storefront/app/pages/(?!kinds/|parts/)',
    ),
    forbidden(
      'office-stands-apart',
      '^apps/backoffice/app/',
      '^(packages/(backend|testing)/|apps/(server|storefront)/)',
    ),
    forbidden('shop-knows-no-office', '^(apps/storefront|packages)/', '^apps/backoffice/'),
    forbidden(
      'office-kit-at-the-bottom',
      '^apps/backoffice/app/(ui|platform)/',
      '^apps/backoffice/app/(features|pages)/',
    ),
    forbidden('office-features-below-pages', '^apps/backoffice/app/features/', '^apps/backoffice/app/pages/'),
    {
      name: 'office-features-do-not-meet',
      severity: 'error',
      from: { path: '^apps/backoffice/app/features/([^/]+)/' },
      to: { path: '^apps/backoffice/app/features/([^/]+)/', pathNot: '^apps/backoffice/app/features/$1/' },
    },
    {
      name: 'features-do-not-meet',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/([^/]+)/' },
      to: { path: '^apps/storefront/app/features/([^/]+)/', pathNot: '^apps/storefront/app/features/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.depcruise.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
