import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { createRouter, failures, json, type Router } from '../http/index.ts'
import { readDeliveryCountries } from './read-delivery-countries.ts'
import { DeliveryCountry } from './schemas.ts'

const tags = ['delivery']

const countries = createRoute({
  method: 'get',
  path: '/api/delivery/countries',
  tags,
  summary: 'The countries this site sends to, its own first',
  responses: { 200: json(z.array(DeliveryCountry), 'Countries'), ...failures(400, 421) },
})

export function deliveryRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(countries, async (c) => c.json(await readDeliveryCountries(context, c.var.scope), 200))
  return router
}
