import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, json, type Router } from '../../http/index.ts'
import { staffRoute } from '../../staff/index.ts'
import { readFigures } from './read-figures.ts'
import { readScarce, readSearchedInVain, readWaiting, readWellBeing, works } from './read-today.ts'

const Sum = z.object({
  orders: z.int(),
  grossCents: z.int(),
  refundedCents: z.int(),
  carts: z.int().openapi({ description: 'Carts with goods that were begun' }),
})
const Compared = z.object({ now: Sum, before: Sum })

const Today = z
  .object({
    waiting: z.array(
      z.object({
        work: z.enum(works),
        number: z.int().openapi({ description: '1000 stands for as many or more' }),
        oldest: z.iso.datetime().nullable(),
      }),
    ),
    health: z
      .object({
        bookBreaches: z.int().openapi({ description: 'What the last look at the books found' }),
        areBooksLate: z
          .boolean()
          .openapi({ description: 'The books have not been checked for more than a night' }),
        deadJobs: z.int().openapi({ description: 'Jobs that failed as often as they may' }),
        providersAway: z
          .array(z.string())
          .openapi({ description: 'Others who failed ten times in a row and are left alone' }),
      })
      .nullable()
      .openapi({ description: 'What is wrong behind the scenes; null for who does not see the health' }),
    figures: z
      .object({
        brands: z.array(z.object({ brand: z.string(), today: Compared, week: Compared, month: Compared })),
        days: z.array(z.object({ day: z.string(), orders: z.int(), grossCents: z.int(), carts: z.int() })),
      })
      .nullable()
      .openapi({ description: 'Null for who does not see payments' }),
    stock: z
      .array(
        z.object({
          variantId: z.int(),
          productId: z.int(),
          title: z.string(),
          article: z.string(),
          amount: z.int(),
          sold: z.int().openapi({ description: 'In 90 days' }),
          changedAt: z.iso.datetime().nullable(),
          daysLeft: z.int(),
        }),
      )
      .nullable()
      .openapi({
        description: 'Packs that sell and are sold out or soon will be; null for who does not see the stock',
      }),
    searches: z
      .array(
        z.object({
          words: z.string(),
          siteId: z.int(),
          isWidened: z.boolean().openapi({
            description: 'Something was shown that holds some of the words, or others for them',
          }),
          times: z.int(),
          lastDay: z.iso.date(),
        }),
      )
      .nullable()
      .openapi({
        description: 'Looked for in vain twice or more in 7 days; null for who does not see products',
      }),
  })
  .openapi('Today')

const today = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/today',
  tags: ['today'],
  summary: 'What waits for me and how it goes, as far as I may see it',
  request: { query: z.strictObject({ language: z.enum(['nl', 'de', 'en']).default('nl') }) },
  responses: { 200: json(Today, 'Today') },
})

/** The first screen: work that waits, counted by kind (TODAY-1). */
export function todayCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(today, async (c) => {
    const { staff } = c.var
    const moneySites = staff.sitesWith('payments.read')
    const [waiting, health, figures, stock, searches] = await Promise.all([
      readWaiting(context, staff),
      readWellBeing(context, staff),
      readFigures(context, moneySites),
      readScarce(context, staff, c.req.valid('query').language),
      readSearchedInVain(context, staff),
    ])
    return c.json(
      {
        waiting: [...waiting].map(([work, { number, oldest }]) => ({
          work,
          number,
          oldest: oldest?.toISOString() ?? null,
        })),
        health,
        figures: moneySites.length > 0 ? figures : null,
        stock:
          stock?.map(({ changedAt, ...pack }) => ({
            ...pack,
            changedAt: changedAt?.toISOString() ?? null,
          })) ?? null,
        searches,
      },
      200,
    )
  })
  return router
}
