import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { createRouter, json, type Router } from '../http/index.ts'

const Visitor = z
  .object({ countryCode: z.string().nullable().openapi({ description: 'ISO code, null when unknown' }) })
  .openapi('Visitor')

const visitor = createRoute({
  method: 'get',
  path: '/api/visitor',
  tags: ['sites'],
  summary: 'Where the visitor seems to be',
  responses: { 200: json(Visitor, 'Visitor') },
})

/** The country comes from a header of a trusted proxy, named in the configuration, or is not known (SITES-9). */
export function visitorRoutes(context: AppContext): Router {
  const header = context.env.COUNTRY_HEADER
  return createRouter().openapi(visitor, (c) => {
    const given = header ? c.req.header(header)?.trim().toUpperCase() : undefined
    c.header('cache-control', 'no-store')
    return c.json({ countryCode: given && /^[A-Z]{2}$/.test(given) ? given : null }, 200)
  })
}
