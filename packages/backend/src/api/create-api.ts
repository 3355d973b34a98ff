import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { createAppContext } from './create-app-context.ts'
import { accountRoutes, authenticationRoutes, findCustomer, passkeyRoutes } from '../accounts/index.ts'
import { cartRoutes } from '../cart/index.ts'
import { registerCatalogueRoutes } from '../catalogue/index.ts'
import { checkoutRoutes } from '../checkout/index.ts'
import { readEnv } from '../config/index.ts'
import { contentRoutes, menuRoutes, pagesOfSites, routingRoutes } from '../content/index.ts'
import { customerRoutes } from '../customers/index.ts'
import { dealerRoutes } from '../dealers/index.ts'
import { deliveryRoutes, findPlace } from '../delivery/index.ts'
import { feedAdviceRoutes } from '../feed-advice/index.ts'
import { horseRoutes } from '../horses/index.ts'
import { newsletterRoutes } from '../newsletter/index.ts'
import { accountOrderRoutes, orderRoutes, withdrawalRoutes } from '../orders/index.ts'
import { paymentRoutes } from '../payments/index.ts'
import { rationRoutes } from '../rations/index.ts'
import { endingRoutes, repeatDeliveryRoutes } from '../repeat-delivery/index.ts'
import { returnRoutes } from '../returns/index.ts'
import { questionRoutes } from '../questions/index.ts'
import { contentReportRoutes } from '../reports/index.ts'
import { reviewRoutes } from '../reviews/index.ts'
import { laboratoryRoutes, reportRoutes } from '../laboratory/index.ts'
import { languageRoutes, sitesRoutes, visitorRoutes } from '../sites/index.ts'
import { stockAlertRoutes } from '../stock-alerts/index.ts'
import { trackingRoutes } from '../tracking/index.ts'
import { accountHooksOf } from './account-hooks.ts'
import { findClientIp } from '../http/client-ip.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import { answerFailure, answerNotFound } from '../http/failure.ts'
import { addHealth } from './health.ts'
import { addReferencePage, referencePaths } from './reference-page.ts'
import { lenientNames } from '../http/lenient-names.ts'
import { requestLog } from '../http/request-log.ts'
import { createRouteTable } from '../http/route-table.ts'
import { type ApiEnv, createRouter, type Router } from '../http/router.ts'
import { resolveScope } from '../http/scope.ts'
import { type ApiDocument, withFrameFailures } from './frame-failures.ts'

/** Paths that the document does not list. */
const plainPaths = ['/api/openapi.json', ...referencePaths, '/healthz', '/readyz']

/** The whole API of the shop; every context brings its own calls. */
export function createApi(context: AppContext): OpenAPIHono<ApiEnv> {
  const table = createRouteTable()
  const api = createRouter({ getPath: (request) => table.declaredPath(new URL(request.url).pathname) })
  api.onError(answerFailure(context, table))
  api.notFound(answerNotFound(table))
  api.use('*', requestLog(context, table))
  api.use(
    '/api/*',
    findClientIp(context),
    refuseCrossSite(context),
    lenientNames(table),
    resolveScope(context),
    findCustomer(context),
  )
  for (const router of routersOf(context)) api.route('/', router)
  registerCatalogueRoutes(api, context)
  addDocument(api)
  addReferencePage(api)
  addHealth(api, context)
  table.addAll(api)
  for (const template of plainPaths) table.addPlain('GET', template)
  return api
}

/** The description of the API alone: it asks for no database. */
export function apiDocument(): ReturnType<typeof describeApi> {
  const env = readEnv({ LOG_LEVEL: 'silent' })
  return describeApi(createApi(createAppContext({ env, databaseUrl: 'postgres://127.0.0.1/none' })))
}

function routersOf(context: AppContext): OpenAPIHono<ApiEnv>[] {
  const accountHooks = accountHooksOf(context)
  return [
    sitesRoutes(context, pagesOfSites(context.database.reader)),
    visitorRoutes(context),
    languageRoutes(context),
    routingRoutes(context),
    menuRoutes(context),
    contentRoutes(context),
    dealerRoutes(context, (zipcodeOrCity) => findPlace(context.database, zipcodeOrCity)),
    deliveryRoutes(context),
    accountRoutes(context, accountHooks),
    passkeyRoutes(context),
    authenticationRoutes(context, accountHooks),
    cartRoutes(context),
    paymentRoutes(context),
    checkoutRoutes(context),
    orderRoutes(context),
    accountOrderRoutes(context),
    withdrawalRoutes(context),
    returnRoutes(context),
    reviewRoutes(context),
    questionRoutes(context),
    contentReportRoutes(context),
    stockAlertRoutes(context),
    horseRoutes(context),
    repeatDeliveryRoutes(context),
    endingRoutes(context),
    newsletterRoutes(context),
    laboratoryRoutes(context),
    feedAdviceRoutes(context),
    reportRoutes(context),
    rationRoutes(context),
    customerRoutes(context),
    trackingRoutes(context),
  ]
}

const about = {
  openapi: '3.1.0',
  info: {
    title: 'Haverhof shop API',
    version: '1.0.0',
    description: [
      'Every call is about one site in one language: the headers `siteid` and `languageid` name the pair, without them the host decides.',
      'Paths, query parameters and field names count in any case; a closing slash is optional.',
      'Calls that change something carry `X-Requested-With: XMLHttpRequest` or come from an origin of the shop.',
      'Failures are `application/problem+json` (RFC 9457) with a stable `code`.',
    ].join('\n\n'),
  },
}

/** Every call with everything it may answer. */
function describeApi(app: Router): ApiDocument {
  return withFrameFailures(app.getOpenAPI31Document(about))
}

/** The description of the API, for programs. It is made once, when first asked for. */
function addDocument(app: Router): void {
  let document: ApiDocument | null = null
  const describe = () => (document ??= describeApi(app))
  app.get('/api/openapi.json', (c) => c.json(describe()))
}
