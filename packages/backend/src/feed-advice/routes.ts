import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { createRouter, failures, IdParameter, json, type Router, unwrap } from '../http/index.ts'
import { calculateFeed, readFeed } from './calculate-feed.ts'
import { readFeeds } from './read-feeds.ts'
import { feedProblems } from './refusals.ts'
import { CalculatorFeed, CalculatorFeeds, CalculatorInput, FeedCalculation } from './schemas.ts'

const tags = ['feed calculator']

const calculate = createRoute({
  method: 'get',
  path: '/api/feedcalculator',
  tags,
  summary: 'How much of a feed a horse gets, and how long each pack lasts it',
  request: { query: CalculatorInput },
  responses: { 200: json(FeedCalculation, 'The ration'), ...failures(400, 404, 421, 422) },
})

const feeds = createRoute({
  method: 'get',
  path: '/api/feedcalculator/feeds',
  tags,
  summary: 'The feeds that have a dose',
  responses: { 200: json(CalculatorFeeds, 'Feeds by category and title'), ...failures(421) },
})

const feed = createRoute({
  method: 'get',
  path: '/api/feedcalculator/feeds/{productId}',
  tags,
  summary: 'A feed with its rules and packs, to calculate with for any horse',
  request: { params: z.object({ productId: IdParameter }) },
  responses: { 200: json(CalculatorFeed, 'The feed'), ...failures(400, 404, 421, 422) },
})

export function feedAdviceRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(calculate, async (c) => {
    const { productId, weeks = null, weight: weightKg, stage, condition, ...kind } = c.req.valid('query')
    const horse = { ...kind, weightKg, lifeStage: stage, bodyCondition: condition }
    const calculation = await calculateFeed(context, c.var.scope, { productId, horse, weeks })
    return c.json(unwrap(calculation, feedProblems), 200)
  })
  router.openapi(feeds, async (c) => c.json(await readFeeds(context, c.var.scope), 200))
  router.openapi(feed, async (c) =>
    c.json(unwrap(await readFeed(context, c.var.scope, c.req.valid('param').productId), feedProblems), 200),
  )
  return router
}
