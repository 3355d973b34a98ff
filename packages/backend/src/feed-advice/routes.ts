import { createRoute } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { createRouter, failures, json, type Router } from '../http/index.ts'
import { calculateFeed } from './calculate-feed.ts'
import { readFeeds } from './read-feeds.ts'
import { CalculatorFeeds, CalculatorInput, FeedCalculation } from './schemas.ts'

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

export function feedAdviceRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(calculate, async (c) => {
    const { productId, weight: weightKg, stage, condition, ...kind } = c.req.valid('query')
    const horse = { ...kind, weightKg, lifeStage: stage, bodyCondition: condition }
    const calculation = await calculateFeed(context, c.var.scope, { productId, horse })
    return c.json(calculation, 200)
  })
  router.openapi(feeds, async (c) => c.json(await readFeeds(context, c.var.scope), 200))
  return router
}
