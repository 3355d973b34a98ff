import type { PageClient } from '@haverhof/api-client/pages'
import { type AppContext, createApi, createStaffApi } from '@haverhof/backend'
import type { Doors } from '@haverhof/backend/metrics'
import { platformNames } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import path from 'node:path'
import { type Admission, createAdmission } from './admission.ts'
import { createApiClients, type Visitor } from './api-clients.ts'
import { type EventStreams, createEventStreams } from './event-streams.ts'
import { createStaticFiles } from './files/static-files.ts'
import { type Health, createHealth } from './health.ts'
import { type Office, builtOfficeFolder, createOffice } from './office/office-files.ts'
import { renewChangedPages } from './pages/renew-changed-pages.ts'
import { type PageCache, createPageCache } from './pages/page-cache.ts'
import { type Pictures, createPictures } from './pictures/index.ts'
import { type HandlePage, type Storefront, builtStorefront } from './pages/storefront.ts'

const defaultDataDir = path.resolve(import.meta.dirname, '../../../.data')

/** The running shop: what answering a request needs. */
export type Shop = {
  context: AppContext
  api: ReturnType<typeof createApi>
  /** Made when its first call comes (STAFF-9). */
  staffApi: () => ReturnType<typeof createStaffApi>
  health: Health
  admission: Admission
  /** What waits here keeps no customer waiting (STAFF-61). */
  staffAdmission: Admission
  eventStreams: EventStreams
  handlePage: HandlePage
  contentSecurityPolicy: Storefront['contentSecurityPolicy']
  pageCache: PageCache | undefined
  staticFiles: ReturnType<typeof createStaticFiles>
  pictures: Pictures
  office: Office
  apiFor: (scope: SiteScope) => PageClient
  apiAs: (scope: SiteScope, visitor: Visitor) => PageClient
  originOf: (scope: SiteScope) => string
  localeOf: (scope: SiteScope) => string
}

export async function createShop(
  context: AppContext,
  publicPort: () => number,
  storefront = builtStorefront,
): Promise<Shop> {
  const { env } = context
  const originOf = originsOf(env, publicPort)
  const handlePage = startLoading(context, storefront)
  const api = createApi(context)
  const clients = createApiClients(api, env)
  const pageCache = env.PAGE_CACHE === 'on' ? createPageCache() : undefined
  await renewChangedPages(context, (changed) => {
    if (changed === '*') clients.forget()
    else clients.forgetAnswers()
    pageCache?.changed(changed)
  })
  let staffApi: ReturnType<typeof createStaffApi> | undefined
  return {
    context,
    api,
    staffApi: () => (staffApi ??= createStaffApi(context)),
    health: createHealth(api),
    admission: createAdmission(),
    staffAdmission: createAdmission({ most: 4, mostWaiting: 40 }),
    eventStreams: createEventStreams(),
    handlePage: await handlePage,
    contentSecurityPolicy: storefront.contentSecurityPolicy,
    pageCache,
    staticFiles: createStaticFiles(storefront.clientFolder),
    pictures: createPictures(context, env.DATA_DIR ?? defaultDataDir),
    apiFor: clients.of,
    apiAs: clients.as,
    office: createOffice(builtOfficeFolder, async () => (await context.sites.scopes()).map(originOf)),
    originOf,
    localeOf: (scope) => `${platformNames[scope.platform]}-${scope.languageCode}`,
  }
}

/** Where requests wait for their turn (HTTP-13). */
export function doorsOf({ admission, staffAdmission, eventStreams }: Shop): Doors {
  return { shop: admission.places, staff: staffAdmission.places, events: eventStreams.places }
}

function originsOf({ SHOP_ENV: kind }: AppContext['env'], publicPort: () => number): Shop['originOf'] {
  return ({ host }) =>
    kind === 'production' ? `https://${host}` : `http://${host}.localhost:${publicPort()}`
}

/** PostgreSQL looks the goods up while the storefront is being loaded. A caller that awaits either gets its error. */
function startLoading(context: AppContext, storefront: Storefront): Promise<HandlePage> {
  const ignore = () => undefined
  if (!context.env.API_URL) context.catalogue.reference().catch(ignore)
  const handlePage = storefront.load()
  handlePage.catch(ignore)
  return handlePage
}
