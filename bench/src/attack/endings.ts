import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, ask } from './ask.ts'
import { ajax, payOrder } from './buying.ts'
import { mailTo, signUp } from './customers.ts'
import { tally } from './figures.ts'
import { inParallel } from './in-parallel.ts'
import { type Member, startMembers } from './members.ts'
import type { Attack, World } from './world.ts'

const strangers = 60
const atOnce = 10
const longestWaitMs = 30_000

/**
 * Strangers who know a mailbox and no number end and withdraw in its name from everywhere, and guess at the links of the receipts: goods go
 * on being announced and sent. What the mailbox itself confirms counts at once (ENDING-7, ENDING-8, ENDING-9, WITHDRAWAL-8).
 */
export const endings: Attack = async (world, { seconds }) => {
  const until = performance.now() + seconds * 1000
  const [warehouse] = await startMembers(world, 1, 'warehouse')
  if (!warehouse) throw new Error('There is nobody to send')
  const failures: string[] = []
  const statuses: number[] = []
  let rounds = 0
  do {
    failures.push(...(await endTheirDelivery(world, statuses)))
    failures.push(...(await withdrawTheirOrder(world, warehouse, statuses)))
    failures.push(...(await guessLinks(world)))
    rounds += 1
  } while (performance.now() < until)
  const wrong = statuses.filter((status) => status !== 200 && status !== 429)
  if (wrong.length > 0) failures.push(`declarations were answered with ${tally(wrong)}`)
  return {
    figures: [
      `${rounds} × ${strangers} endings and twice as many withdrawals by strangers: ${tally(statuses)}`,
      `${rounds} deliveries to be announced and ${rounds} orders to be sent all the same, as many to be held once confirmed: ${failures.length} went wrong`,
    ],
    failures,
  }
}

/** A repeat delivery that strangers end is announced all the same; confirmed by its mailbox it is over. */
async function endTheirDelivery(world: World, statuses: number[]): Promise<string[]> {
  const { email, cookie } = await signUp(world, { firstName: 'Wilma', lastName: 'Vos', street: 'Kerkweg' })
  const wish = { billing: { emailAddress: email }, headers: { cookie }, repeatDays: 42 }
  const orderId = await payOrder(world, wish)
  const isIn = async (condition: string) =>
    (await world.sql(`select from repeat_delivery where first_order_id = $1 and ${condition}`, [orderId]))
      .length > 0
  await work(world, () => isIn(`state = 'active'`))
  await declare(world, statuses, (turn) => ({
    path: '/api/endings',
    body: { fullName: 'Wilma Vos', kind: 'ending', contract: String(900_000 + turn), emailAddress: email },
  }))
  await world.sql(
    `update repeat_delivery set announce_on = (now() at time zone 'Europe/Amsterdam')::date where first_order_id = $1`,
    [orderId],
  )
  const isAnnounced = await work(world, () => isIn('announced_day = day'))
  const isActive = await isIn(`state = 'active'`)
  const before = [
    ...(isAnnounced
      ? []
      : [`what strangers declared keeps a delivery of order ${orderId} from being announced`]),
    ...(isActive ? [] : [`strangers ended the delivery of order ${orderId}`]),
  ]
  const { status } = await confirm(world, await mailedToken(world, email))
  const isOver = status === 204 && (await isIn(`state = 'ended'`))
  return isOver ? before : [...before, `confirmed (${status}), the delivery of order ${orderId} goes on`]
}

/** Of two orders that strangers withdraw from, the one leaves the house; the other, once its mailbox confirms, stays here. */
async function withdrawTheirOrder(world: World, warehouse: Member, statuses: number[]): Promise<string[]> {
  const email = () => `${randomUUID()}@example.nl`
  const [goes, stays] = [email(), email()]
  const failures: string[] = []
  for (const emailAddress of [goes, stays]) {
    const orderId = await payOrder(world, { billing: { emailAddress } })
    await declare(world, statuses, (turn) => ({
      path: '/api/withdrawals',
      body: { orderNumber: String(900_000 + turn), emailAddress, fullName: 'Marieke van der Berg' },
    }))
    if (emailAddress === stays) await confirm(world, await mailedToken(world, emailAddress))
    const { status, text } = await warehouse.call('POST', '/shipments', { orderId, carrier: null })
    const code = /"code":"([\w-]+)"/.exec(text)?.[1] ?? ''
    const said = `${status} ${code}`.trim()
    const expected = emailAddress === stays ? '409 withdrawn' : '200'
    if (said !== expected) failures.push(`order ${orderId} was to be sent: ${said}, not ${expected}`)
  }
  return failures
}

async function guessLinks(world: World): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(world, randomUUID().repeat(2))))
  const wrong = answers.filter(({ status }) => status !== 404)
  return wrong.length > 0
    ? [`guessed links were answered with ${tally(wrong.map(({ status }) => status))}`]
    : []
}

type Declaration = { path: string; body: object }

/** Each from an address of its own. */
async function declare(
  world: World,
  statuses: number[],
  declarationOf: (turn: number) => Declaration,
): Promise<void> {
  await inParallel(Array.from({ length: strangers }).keys(), { most: atOnce }, async (turn) => {
    const { path, body } = declarationOf(turn)
    statuses.push((await post(world, path, body)).status)
  })
}

function confirm(world: World, token: string): Promise<Answer> {
  return post(world, '/api/declarations/confirm', { token })
}

function post(world: World, path: string, body: object): Promise<Answer> {
  const headers = { ...ajax, 'content-type': 'application/json' }
  return ask(world.port(), { method: 'POST', path, headers, body: JSON.stringify(body) })
}

async function mailedToken(world: World, email: string): Promise<string> {
  const link = /declaration\/confirm\/\?[^"\s]*token=([\w-]+)/
  return link.exec(await mailTo(world, email, (text) => link.test(text)))?.[1] ?? ''
}

/** The worker does what every minute brings until it is so; false when it never is. */
async function work({ sql }: World, isSo: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + longestWaitMs
  while (performance.now() < until) {
    await sql(`select graphile_worker.add_job('every-minute')`)
    for (let look = 0; look < 10; look += 1) {
      if (await isSo()) return true
      await wait(200)
    }
  }
  return false
}
