import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { badInput, createRouter, failures, IdParameter, json, type Router } from '../http/index.ts'
import { type FindPlace, middleOf, readDealers } from './read-dealers.ts'
import { Dealer } from './schemas.ts'

const longestPlace = 60

/** Degrees in plain digits: what is no number, or lies beyond the globe, is refused. */
function degrees(most: number) {
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'must be a number of degrees')
    .transform(Number)
    .pipe(z.number().min(-most).max(most))
    .optional()
    .openapi({ type: 'number', minimum: -most, maximum: most })
}

const Query = z.object({
  zipcodeOrCity: z.string().trim().max(longestPlace).optional(),
  countryId: IdParameter.optional().openapi({
    description: 'Where the place is; when left out, the countries where the site has dealers, its own first',
  }),
  latitude: degrees(90),
  longitude: degrees(180),
})

const dealers = createRoute({
  method: 'get',
  path: '/api/dealers',
  tags: ['dealers'],
  summary: 'The dealers of this site, nearest first when a place or a point is given',
  request: { query: Query },
  responses: {
    200: json(z.array(Dealer), 'Dealers; none when the place is not known'),
    ...failures(400, 421),
  },
})

export function dealerRoutes(context: AppContext, findPlace: FindPlace): Router {
  const { database } = context
  return createRouter().openapi(dealers, async (c) => {
    const { siteId, countryId: own } = c.var.scope
    const { zipcodeOrCity, countryId, ...degreesGiven } = c.req.valid('query')
    const given = pointOf(degreesGiven)
    if (given && zipcodeOrCity) throw badInput('zipcodeOrCity', 'must be left out when a point is given')
    const all = await readDealers(database.reader, siteId, given)
    if (!zipcodeOrCity) return c.json(all, 200)
    const point = await middleOf({ zipcodeOrCity, countryId, own }, all, findPlace)
    return c.json(point ? await readDealers(database.reader, siteId, point) : [], 200)
  })
}

/** A point has both its degrees (DEALERS-3). */
function pointOf({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }) {
  if (latitude === undefined && longitude === undefined) return null
  if (latitude === undefined) throw badInput('latitude', 'must be given with the longitude')
  if (longitude === undefined) throw badInput('longitude', 'must be given with the latitude')
  return { latitude, longitude }
}
