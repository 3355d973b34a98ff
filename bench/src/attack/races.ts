import { randomUUID } from 'node:crypto'
import type { Answer } from './ask.ts'
import { goToCheckout, orderIn, type Ready, sendOrder } from './buying.ts'
import { tally } from './figures.ts'
import { type Attack, restock, type World } from './world.ts'

const crowd = 40
/** Each names the card with its pin, one after the other, because tries are limited. */
const cardCrowd = 12

type Race = {
  name: string
  prepare: (world: World) => Promise<Ready[]>
  start?: (world: World) => Promise<void>
}

/** Many press the button in the same moment, over both processes; of what there is once, one gets it. */
export const races: Attack = async (world, { seconds }) => {
  const until = performance.now() + seconds * 1000
  const failures: string[] = []
  const rounds = new Map<string, number>()
  const answers: number[] = []
  do {
    for (const { name, prepare, start } of oneWinner) {
      const ready = await prepare(world)
      await start?.(world)
      const got = await Promise.all(ready.map((buyer) => sendOrder(world, buyer)))
      failures.push(...judge(name, got), ...(await stockBelowZero(world)))
      answers.push(...got.map(({ status }) => status))
      rounds.set(name, (rounds.get(name) ?? 0) + 1)
      await restock(world)
    }
    failures.push(...(await sameKey(world)))
    rounds.set('the same key', (rounds.get('the same key') ?? 0) + 1)
  } while (performance.now() < until)
  const summary = [...rounds].map(([name, count]) => `${count} × ${name}`).join(', ')
  return {
    figures: [`rounds: ${summary}`, `answers of the rounds with one winner: ${tally(answers)}`],
    failures,
  }
}

const oneWinner: readonly Race[] = [
  {
    name: 'the last piece',
    prepare: (world) => buyers(world, crowd),
    start: (world) => world.setStock(1),
  },
  {
    name: 'a code that counts once',
    prepare: async (world) => {
      const code = await codeForOne(world)
      return buyers(world, crowd, { quantity: 6, code })
    },
  },
  {
    name: 'a gift card that lasts for one',
    prepare: async (world) => {
      const giftCard = await giftCardForOne(world)
      const ready: Ready[] = []
      while (ready.length < cardCrowd) ready.push(await goToCheckout(world, { quantity: 5, giftCard }))
      return ready
    },
  },
]

function buyers(world: World, count: number, wish = {}): Promise<Ready[]> {
  return Promise.all(Array.from({ length: count }, () => goToCheckout(world, wish)))
}

/** The others are refused, or told to come back; none meets a failure. */
function judge(name: string, answers: readonly Answer[]): string[] {
  const winners = answers.filter(({ status }) => status === 200).length
  const wrong = answers.filter(({ status }) => ![200, 409, 422, 503].includes(status))
  return [
    ...(winners === 1 ? [] : [`${name}: ${winners} of ${answers.length} succeeded`]),
    ...wrong.map(({ status, text }) => `${name}: answered with ${status} ${text.slice(0, 120)}`),
  ]
}

async function sameKey(world: World): Promise<string[]> {
  const ready = await goToCheckout(world)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: crowd }, () => sendOrder(world, ready, key)))
  const good = answers.filter(({ status }) => status !== 503)
  const ids = new Set(good.map((answer) => orderIn(answer).orderId))
  const stored = await world.sql('select from shop_order where cart_id = $1', [ready.cartId])
  return ids.size === 1 && stored.length === 1
    ? []
    : [`one key: ${ids.size} answers, ${stored.length} orders`]
}

async function stockBelowZero({ sql }: World): Promise<string[]> {
  const below = await sql<{ id: number }>('select variant_id id from stock where amount < 0')
  return below.map(({ id }) => `pack ${id} is below zero`)
}

async function codeForOne({ sql }: World): Promise<string> {
  const [promotion] = await sql<{ code: string }>(
    `insert into promotion (promotion_id, promotion_key, code, priority, is_exclusive, site_ids, starts_at, ends_at,
       usage_limit, usage_limit_per_customer, rule, titles, is_active)
     select next.id, 'attack-' || next.id, 'ATTACK' || next.id, priority, is_exclusive, site_ids, starts_at, ends_at,
       1, usage_limit_per_customer, rule, titles, true
     from promotion, (select max(promotion_id) + 1 id from promotion) next where code = 'FREEDELIVERY' returning code`,
  )
  if (!promotion) throw new Error('There is no FREEDELIVERY to copy')
  return promotion.code
}

async function giftCardForOne({ sql }: World): Promise<{ number: string; pin: string }> {
  const number = `64${String(Date.now()).padStart(14, '0')}`
  await sql(
    `with issued as (
       insert into gift_card (number, pin_hash, issued_cents, balance_cents)
       select $1, pin_hash, 2500, 2500 from gift_card where number = '6400000000000025' returning gift_card_id)
     insert into gift_card_issue (gift_card_id, amount_cents) select gift_card_id, 2500 from issued`,
    [number],
  )
  return { number, pin: '2580' }
}
