import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { createRouter, failures, IdParameter, json, type Router } from '../http/index.ts'
import { type Point, readDealers } from './read-dealers.ts'
import { Dealer } from './schemas.ts'

const longestPlace = 60

const dealers = createRoute({
  method: 'get',
  path: '/api/dealers',
  tags: ['dealers'],
  summary: 'The dealers of this site, nearest first when a place is given',
  request: {
    query: z.object({
      zipcodeOrCity: z.string().trim().max(longestPlace).optional(),
      countryId: IdParameter.optional().openapi({
        description: 'Where the place is; the site’s own country when left out',
      }),
    }),
  },
  responses: {
    200: json(z.array(Dealer), 'Dealers; none when the place is not known'),
    ...failures(400, 421),
  },
})

/** Finds the middle of a town or postcode area; null when there is no such place. */
type FindPlace = (place: { zipcodeOrCity: string; countryId: number }) => Promise<Point | null>

export function dealerRoutes(context: AppContext, findPlace: FindPlace): Router {
  return createRouter().openapi(dealers, async (c) => {
    const { siteId, countryId: own } = c.var.scope
    const { zipcodeOrCity, countryId = own } = c.req.valid('query')
    if (!zipcodeOrCity) return c.json(await readDealers(context.database, siteId, null), 200)
    const point = await findPlace({ zipcodeOrCity, countryId })
    return c.json(point ? await readDealers(context.database, siteId, point) : [], 200)
  })
}
