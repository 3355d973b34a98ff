import { setTimeout as wait } from 'node:timers/promises'
import { payOrder } from './buying.ts'
import { tally } from './figures.ts'
import { startMembers, type Member, read } from './members.ts'
import type { Attack, World } from './world.ts'

const packerCount = 12
const ordersPerRound = 20

/** Who stands at the packing table with which order, as they themselves believe. */
type Tables = Map<number, Member>
type Packing = { world: World; tables: Tables; failures: string[]; said: string[]; claims: { count: number } }

/**
 * Packers over both processes take, skip, keep and send orders at once, and try to send
 * those of others: each order has one packer and leaves once (SHIPMENTS-12).
 */
export const packers: Attack = async (world, { seconds }) => {
  const until = performance.now() + seconds * 1000
  const members = await startMembers(world, packerCount, 'warehouse')
  const packing: Packing = { world, tables: new Map(), failures: [], said: [], claims: { count: 0 } }
  await leaveTheRest(world)
  let orders = 0
  do {
    const orderIds = await Promise.all(Array.from({ length: ordersPerRound }, () => payOrder(world)))
    await Promise.all(members.map((member) => pack(packing, member)))
    packing.failures.push(...(await judge(world, orderIds)))
    orders += orderIds.length
  } while (performance.now() < until)
  await world.sql(`delete from packing_claim where claimed_by = '${somebody}'`)
  const { failures, said, claims } = packing
  if (said.length === 0) failures.push('nobody tried to send an order of somebody else')
  return {
    figures: [
      `${orders} orders, ${packerCount} packers, ${claims.count} claims, ${failures.length} went wrong`,
      `tries to send what another packs: ${tally(said)}`,
    ],
    failures,
  }
}

const somebody = 'staff:0'

/** What other attacks left to be sent is packed elsewhere. */
async function leaveTheRest({ sql }: World): Promise<void> {
  await sql(
    `insert into packing_claim (order_id, claimed_by, claimed_at, ends_at)
     select order_id, $1, now(), now() + interval '1 day' from shop_order where status in ('paid', 'processing')
     on conflict (order_id) do nothing`,
    [somebody],
  )
}

/** Until no unclaimed order is left. */
async function pack(packing: Packing, member: Member): Promise<void> {
  const { world, tables, failures, claims } = packing
  const passedOver: number[] = []
  for (;;) {
    const answer = member.call('POST', '/shipments/packing', { passedOver })
    const { orderId } = await read<{ orderId: number | null }>(answer)
    if (orderId === null) return
    claims.count += 1
    if (tables.has(orderId)) failures.push(`order ${orderId} stands at two tables`)
    tables.set(orderId, member)
    await wait(world.random.next() * 20)
    if (world.random.next() < 0.3) await steal(packing, member)
    if (world.random.next() < 0.2 && !passedOver.includes(orderId)) {
      passedOver.push(orderId)
      tables.delete(orderId)
      await read(member.call('DELETE', `/orders/${orderId}/packing`))
    } else {
      await send(packing, member, orderId)
    }
  }
}

async function send({ tables, failures }: Packing, member: Member, orderId: number): Promise<void> {
  const answer = await member.call('POST', `/orders/${orderId}/packing`, {})
  if (!answer.text.includes('"isOwn":true'))
    failures.push(`order ${orderId} was taken from its packer: ${answer.status} ${answer.text.slice(0, 160)}`)
  const { status, text } = await member.call('POST', '/shipments', { orderId, carrier: null })
  if (status !== 200)
    failures.push(`the packer of order ${orderId} was answered ${status}: ${text.slice(0, 160)}`)
  tables.delete(orderId)
}

/** A member ships from the list what a packer holds. It may have been left or sent meanwhile; then nothing is proved. */
async function steal({ tables, failures, said }: Packing, thief: Member): Promise<void> {
  const [orderId, owner] = [...tables].find(([, packer]) => packer !== thief) ?? []
  if (orderId === undefined) return
  const { status, text } = await thief.call('POST', '/shipments', { orderId, carrier: null })
  const code = /"code":"([\w-]+)"/.exec(text)?.[1] ?? ''
  said.push(`${status} ${code}`.trim())
  if (status === 200 && tables.get(orderId) === owner)
    failures.push(`order ${orderId} was sent while another packed it`)
  if (status !== 200 && status !== 409) failures.push(`a thief was answered ${status}: ${text.slice(0, 160)}`)
}

/** Every order left the house, once, and no claim is left of it. */
async function judge({ sql }: World, orderIds: readonly number[]): Promise<string[]> {
  const wrong = await sql<{ orderId: number; status: string; shipments: number; claims: number }>(
    `select order_id "orderId", status, shipments, claims from shop_order o,
       lateral (select count(*)::int shipments from shipment s where s.order_id = o.order_id) sent,
       lateral (select count(*)::int claims from packing_claim c where c.order_id = o.order_id) packed
     where order_id = any($1) and (status <> 'sent' or shipments <> 1 or claims > 0)`,
    [orderIds],
  )
  return wrong.map((order) => `after the round: ${JSON.stringify(order)}`)
}
