import { weekOfMonths, whenWeaned } from '@haverhof/domain/feed-advice'
import { createRoute, type z } from '@hono/zod-openapi'
import { requireCustomer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { createRouter, failures, json, neverStored, notFound, type Router } from '../http/index.ts'
import { measuredForages } from '../laboratory/index.ts'
import { calculateRation } from './calculate-ration.ts'
import { OwnForages, OwnRationInput, Ration, RationInput } from './schemas.ts'

const ration = createRoute({
  method: 'get',
  path: '/api/rations',
  tags: ['rations'],
  summary: 'Several feeds and the forage of one horse, added up and held against what it needs and may have',
  request: { query: RationInput },
  responses: { 200: json(Ration, 'The ration'), ...failures(400, 421) },
})

const ownRation = createRoute({
  method: 'get',
  path: '/api/account/ration',
  tags: ['account'],
  summary: 'The same with forage that the laboratory has measured for the customer',
  request: { query: OwnRationInput },
  responses: { 200: json(Ration, 'The ration'), ...failures(400, 401, 404, 421) },
})

const ownForages = createRoute({
  method: 'get',
  path: '/api/account/forages',
  tags: ['account'],
  summary: 'The forage that the laboratory has measured for the customer',
  responses: { 200: json(OwnForages, 'The latest first'), ...failures(401, 421) },
})

export function rationRoutes(context: AppContext): Router {
  const router = createRouter()
  router.use('/api/account/ration', neverStored)
  router.use('/api/account/forages', neverStored)
  router.openapi(ration, async (c) =>
    c.json(await calculateRation(context, c.var.scope, askedOf(c.req.valid('query'))), 200),
  )
  router.openapi(ownRation, async (c) => {
    const { sampleId, ...query } = c.req.valid('query')
    const forages = await measuredForages(context.database, requireCustomer(c).userId)
    const sample = forages.find((each) => each.sampleId === sampleId)
    if (!sample) throw notFound('result')
    return c.json(await calculateRation(context, c.var.scope, { ...askedOf(query), sample }), 200)
  })
  router.openapi(ownForages, async (c) => {
    const measured = await measuredForages(context.database, requireCustomer(c).userId)
    const forages = measured.map(({ values: _values, ...forage }) => forage)
    return c.json({ forages }, 200)
  })
  return router
}

function askedOf(query: z.infer<typeof RationInput>) {
  const { weight, stage, condition, feeds, forageKg, ageMonths, adultWeight, ...kind } = query
  const grown = { ...kind, weightKg: weight, lifeStage: stage, bodyCondition: condition }
  const horse = whenWeaned(grown, ageMonths === undefined ? null : weekOfMonths(ageMonths))
  const growing = { ageMonths: ageMonths ?? null, adultWeightKg: adultWeight ?? null }
  return { horse, growing, feeds, forageKg: forageKg ?? null }
}
