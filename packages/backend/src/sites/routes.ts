import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import {
  badInput,
  createRouter,
  failures,
  IdPath,
  itemRoute,
  json,
  listRoute,
  notFound,
  Refusal,
  type Router,
} from '../http/index.ts'
import { startUpErrors } from '@haverhof/domain/sites'
import { checkLocalization } from './check-localization.ts'
import { readSiteLanguages } from './read-languages.ts'
import type { PagesOfSites } from './pages-of-sites.ts'
import { readSiteByDomain, readSites, readTrackingSettings, type SitesAsked } from './read-sites.ts'
import { readNotification, readUspCollection } from './read-usps.ts'
import {
  LocalizationCheck,
  Notification,
  Site,
  SiteLanguageEntry,
  SiteSummary,
  TrackingSettings,
  UspCollection,
} from './schemas.ts'

const tags = ['sites']

const byDomain = createRoute({
  method: 'get',
  path: '/api/sites/getbydomain',
  tags,
  summary: 'The site of a domain',
  request: { query: z.object({ domain: z.string().min(1).max(255) }) },
  responses: { 200: json(SiteSummary, 'Site summary'), ...failures(400, 404) },
})
const languageEntries = listRoute('sites', '/api/sites/languages', z.array(SiteLanguageEntry), {
  summary: 'Every site in every language',
  answer: 'Site-language entries',
})
const one = itemRoute('sites', '/api/sites/{id}', Site, { summary: 'One site', answer: 'Site' })
const all = listRoute('sites', '/api/sites', z.array(Site), { summary: 'All sites', answer: 'Sites' })
const localization = createRoute({
  method: 'post',
  path: '/api/sites',
  tags,
  summary: 'The same page on the site of the visitor’s country',
  request: {
    query: z.object({
      url: z.url({ protocol: /^https?$/ }).max(2000),
      countryCode: z
        .string()
        .regex(/^[a-z]{2}$/i, 'must be a two-letter country code')
        .transform((code) => code.toUpperCase())
        .openapi({ type: 'string', example: 'NL' }),
    }),
  },
  responses: { 200: json(LocalizationCheck, 'Where to go, or null'), ...failures(400) },
})
const usps = itemRoute('sites', '/api/uspcollections/{id}', UspCollection, {
  summary: 'Selling points',
  answer: 'Selling points',
})
const notice = createRoute({
  method: 'get',
  path: '/api/notifications/{id}',
  tags,
  summary: 'A notice for visitors',
  request: { params: IdPath },
  responses: {
    200: json(Notification, 'The notice'),
    204: { description: 'Nothing to show now' },
    ...failures(400, 404),
  },
})
const tracking = createRoute({
  method: 'get',
  path: '/api/trackingsettings',
  tags,
  summary: 'Tag manager, captcha and currency of the site',
  responses: { 200: json(TrackingSettings, 'Tracking settings'), ...failures(404) },
})

export function sitesRoutes(context: AppContext, pages: PagesOfSites): Router {
  const router = createRouter()
  router.openapi(byDomain, async (c) => {
    const summary = await readSiteByDomain(context, c.req.valid('query').domain)
    if (summary) return c.json(summary, 200)
    throw new Refusal({ status: 404, code: 'no-site-for-domain', title: startUpErrors['no-site-for-domain'] })
  })
  router.openapi(languageEntries, async (c) => c.json(await readSiteLanguages(context), 200))
  router.openapi(one, async (c) =>
    c.json(await readSite(context, pages, { ...c.var.scope, siteId: c.req.valid('param').id }), 200),
  )
  router.openapi(all, async (c) =>
    c.json(await readSites(context, pages, { ...c.var.scope, siteId: null }), 200),
  )
  router.openapi(localization, async (c) => {
    const { url, countryCode } = c.req.valid('query')
    const answer = await checkLocalization(context, pages, { url: new URL(url), countryCode })
    if (!answer) throw badInput('url', 'must be an address of the shop')
    return c.json(answer, 200)
  })
  router.openapi(usps, async (c) => {
    const collection = await readUspCollection(context, c.var.scope, { ...c.req.valid('param'), pages })
    if (!collection) throw notFound('collection')
    return c.json(collection, 200)
  })
  router.openapi(notice, async (c) => {
    const notification = await readNotification(context, c.var.scope, { ...c.req.valid('param'), pages })
    if (notification === undefined) throw notFound('notice')
    return notification ? c.json(notification, 200) : c.body(null, 204)
  })
  router.openapi(tracking, async (c) => {
    const settings = await readTrackingSettings(context, c.var.scope.siteId)
    if (!settings) throw noSite()
    return c.json(settings, 200)
  })
  return router
}

async function readSite(context: AppContext, pages: PagesOfSites, query: SitesAsked) {
  const [site] = await readSites(context, pages, query)
  if (!site) throw noSite()
  return site
}

function noSite(): Refusal {
  return new Refusal({ status: 404, code: 'no-site', title: startUpErrors['no-site'] })
}
