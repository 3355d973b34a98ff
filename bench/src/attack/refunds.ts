import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from './ask.ts'
import { payOrder } from './buying.ts'
import { tally } from './figures.ts'
import { type Member, startMembers } from './members.ts'
import type { Attack, World } from './world.ts'

const crowd = 24
const pieces = 4
const longestPayingMs = 60_000

/**
 * Two dozen refunds of one order at once, each pressed twice, over both processes: never
 * more goes back than was paid, nor less than was promised (REFUNDS-2).
 */
export const refunds: Attack = async (world, { seconds }) => {
  const until = performance.now() + seconds * 1000
  const members = await startMembers(world, 2, 'owner')
  const failures: string[] = []
  const statuses: number[] = []
  let orders = 0
  do {
    const orderId = await payOrder(world, { quantity: pieces })
    const wishes = Array.from({ length: crowd }, (_, turn) => wishOf(world, members[turn % members.length]))
    const presses = world.random.shuffled([...wishes, ...wishes])
    const answers = await Promise.all(presses.map((wish) => press(wish, orderId)))
    statuses.push(...answers.map(({ status }) => status))
    const wrong = answers.filter(({ status }) => ![200, 409].includes(status))
    failures.push(...wrong.map(({ status, text }) => `answered with ${status} ${text.slice(0, 160)}`))
    const given = new Set(answers.filter(({ status }) => status === 200).map(refundIn))
    if (given.size === 0) failures.push(`order ${orderId}: none of the refunds was made`)
    failures.push(...(await judge(world, orderId, given.size)))
    await giveBackTheRest(members, orderId)
    failures.push(...(await judgeEnd(world, orderId)))
    orders += 1
  } while (performance.now() < until)
  return {
    figures: [
      `${orders} orders, each with ${crowd} refunds at once that are pressed twice: ${tally(statuses)}`,
    ],
    failures,
  }
}

type Body =
  | { everything: true }
  | { amountCents: number }
  | { lines: { lineNumber: number; quantity: number }[] }
type Wish = { member: Member | undefined; key: string; body: Body }

function wishOf({ random }: World, member: Member | undefined): Wish {
  const body = random.pick<Body>([
    { everything: true },
    { amountCents: 1999 },
    { lines: [{ lineNumber: 1, quantity: 1 }] },
    { lines: [{ lineNumber: 1, quantity: pieces }] },
  ])
  return { member, key: randomUUID(), body }
}

async function press({ member, key, body }: Wish, orderId: number): Promise<Answer> {
  if (!member) throw new Error('There is nobody to refund')
  const how = { reason: 'correction', restock: false }
  return member.call('POST', `/orders/${orderId}/refunds`, { ...body, ...how }, key)
}

function refundIn({ text }: Answer): number {
  return (JSON.parse(text) as { refundId: number }).refundId
}

type Money = {
  total: number
  refunded: number
  credited: number
  refunds: number
  /** Of the one line. */
  pieces: number
  waiting: number
  back: number
  paid: number
}

async function moneyOf({ sql }: World, orderId: number): Promise<Money> {
  const [money] = await sql<Money>(
    `select o.total_cents total,
       coalesce((select sum(amount_cents) from refund r where r.order_id = o.order_id), 0)::int refunded,
       coalesce((select -sum(total_cents) from invoice i where i.order_id = o.order_id and kind = 'credit'), 0)::int credited,
       (select count(*)::int from refund r where r.order_id = o.order_id) refunds,
       coalesce((select sum((l->>'quantity')::int) from refund r cross join jsonb_array_elements(r.lines) l
         where r.order_id = o.order_id and l->>'lineNumber' = '1'), 0)::int pieces,
       (select count(*)::int from refund r where r.order_id = o.order_id and r.state <> 'paid') waiting,
       coalesce((select sum(s.refunded_cents) from payment p join sandbox_payment s on s.sandbox_payment_id = p.provider_payment_id
         where p.order_id = o.order_id), 0)::int back,
       coalesce((select sum(p.amount_cents) from payment p where p.order_id = o.order_id and p.status = 'paid'), 0)::int paid
     from shop_order o where o.order_id = $1`,
    [orderId],
  )
  if (!money) throw new Error(`Order ${orderId} is gone`)
  return money
}

/** What was said to be refunded is, once; and it is not more than was paid. */
async function judge(world: World, orderId: number, acceptedCents: number): Promise<string[]> {
  const { total, refunded, credited, refunds, pieces: back } = await moneyOf(world, orderId)
  return [
    ...(refunds === acceptedCents
      ? []
      : [`order ${orderId}: ${refunds} refunds, ${acceptedCents} were answered`]),
    ...(back > pieces ? [`order ${orderId}: ${back} of ${pieces} pieces are paid back`] : []),
    ...(refunded > total ? [`order ${orderId}: ${refunded} cents of ${total} go back`] : []),
    ...(Math.abs(credited) === refunded
      ? []
      : [`order ${orderId}: ${refunded} cents go back, ${credited} are credited`]),
  ]
}

async function giveBackTheRest([member]: readonly Member[], orderId: number): Promise<void> {
  const { status, text } = await press({ member, key: randomUUID(), body: { everything: true } }, orderId)
  if (status !== 200 && status !== 409)
    throw new Error(`The rest was answered ${status}: ${text.slice(0, 160)}`)
}

/** In the end all of it is back where it came from, and not a cent more. */
async function judgeEnd(world: World, orderId: number): Promise<string[]> {
  const until = performance.now() + longestPayingMs
  let money = await moneyOf(world, orderId)
  while (money.waiting > 0 && performance.now() < until) {
    await wait(200)
    money = await moneyOf(world, orderId)
  }
  const { total, refunded, back, paid, waiting } = money
  const isRight = waiting === 0 && refunded === total && back === paid
  return isRight ? [] : [`order ${orderId} in the end: ${JSON.stringify(money)}`]
}
