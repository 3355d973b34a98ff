import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { createRouter, failures, IdPath, json, notFound, type Router } from '../http/index.ts'
import { readFooter, readNavigation } from './read-menus.ts'

const Entry = z
  .object({
    ref: z.string().openapi({ description: 'Stable name of what it leads to', example: 'category:muesli' }),
    title: z.string(),
    url: z.string(),
    icon: z.string().nullable(),
    textLanguage: z.string(),
  })
  .openapi('MenuEntry')

const Navigation = z
  .object({ navigationId: z.int(), entries: z.array(Entry.extend({ children: z.array(Entry) })) })
  .openapi('Navigation')

const Footer = z
  .object({
    footerId: z.int(),
    columns: z.array(z.object({ title: z.string(), entries: z.array(Entry) })),
    legal: z.array(Entry),
    closing: z.string(),
    textLanguage: z.string(),
  })
  .openapi('Footer')

const tags = ['menus']
const request = { params: IdPath }

const primary = createRoute({
  method: 'get',
  path: '/api/navigations/{id}',
  tags,
  summary: 'The main menu',
  request,
  responses: { 200: json(Navigation, 'Main menu'), ...failures(400, 404) },
})
const secondary = createRoute({
  method: 'get',
  path: '/api/navigations/{id}/secondary',
  tags,
  summary: 'The small menu above the main one',
  request,
  responses: { 200: json(Navigation, 'Small menu'), ...failures(400, 404) },
})
const footer = createRoute({
  method: 'get',
  path: '/api/footer/{id}',
  tags,
  summary: 'The foot of every page',
  request,
  responses: { 200: json(Footer, 'Footer'), ...failures(400, 404) },
})

export function menuRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(primary, async (c) => {
    const menu = await readNavigation(context, c.var.scope, c.req.valid('param').id, 'primary')
    if (!menu) throw notFound('menu')
    return c.json(menu, 200)
  })
  router.openapi(secondary, async (c) => {
    const menu = await readNavigation(context, c.var.scope, c.req.valid('param').id, 'secondary')
    if (!menu) throw notFound('menu')
    return c.json(menu, 200)
  })
  router.openapi(footer, async (c) => {
    const foot = await readFooter(context, c.var.scope, c.req.valid('param').id)
    if (!foot) throw notFound('footer')
    return c.json(foot, 200)
  })
  return router
}
