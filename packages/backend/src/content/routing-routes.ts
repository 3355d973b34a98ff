import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { createRouter, failures, json, jsonBody, notFound, type Router, unwrap } from '../http/index.ts'
import { makeUrl } from './make-url.ts'
import { contentProblems } from './refusals.ts'
import { readAlternates, readSitemap } from './read-alternates.ts'
import { resolveUrl } from './resolve-url.ts'
import { Alternate, RouteDescription, RouteTarget, RouteUrl, SitemapEntry } from './route-schemas.ts'

const tags = ['routing']
const url = z
  .string()
  .min(1)
  .max(2000)
  .openapi({ description: 'Full address or path of a page', example: '/muesli/' })

const byUrl = createRoute({
  method: 'get',
  path: '/api/routing/getbyurl',
  tags,
  summary: 'What a page address means',
  request: { query: z.object({ url }) },
  responses: { 200: json(RouteTarget, 'One of the sixteen kinds'), ...failures(400, 404, 410) },
})
const toUrl = createRoute({
  method: 'post',
  path: '/api/routing/geturl',
  tags,
  summary: 'The address of a described page',
  request: { body: jsonBody(RouteDescription) },
  responses: { 200: json(RouteUrl, 'The address'), ...failures(400, 403, 404) },
})
const alternates = createRoute({
  method: 'get',
  path: '/api/routing/alternates',
  tags,
  summary: 'The same page on every host of the platform',
  request: { query: z.object({ url }) },
  responses: { 200: json(z.array(Alternate), 'Sibling addresses'), ...failures(400, 404) },
})
const sitemap = createRoute({
  method: 'get',
  path: '/api/routing/sitemap',
  tags,
  summary: 'Every listed address of this host',
  responses: { 200: json(z.array(SitemapEntry), 'Addresses') },
})

export function routingRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(byUrl, async (c) => {
    const target = await resolveUrl(context, c.var.scope, c.req.valid('query').url)
    return c.json(unwrap(target, contentProblems), 200)
  })
  router.openapi(toUrl, async (c) => {
    const address = await makeUrl(context, c.var.scope, c.req.valid('json'))
    if (address === null) throw notFound('page on this site')
    return c.json({ url: address }, 200)
  })
  router.openapi(alternates, async (c) =>
    c.json(unwrap(await readAlternates(context, c.var.scope, c.req.valid('query').url)), 200),
  )
  router.openapi(sitemap, async (c) => c.json(await readSitemap(context, c.var.scope), 200))
  return router
}
