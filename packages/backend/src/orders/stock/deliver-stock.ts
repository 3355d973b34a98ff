import { success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudits } from '../../audit/index.ts'
import { changeStock } from '../../catalogue/index.ts'
import { addJob } from '../../jobs/index.ts'
import type { Transaction } from '../../database/index.ts'
import { changeLot } from './change-lot.ts'
import { findOrMakeLots, type LabelProblem, type LotIds } from './find-or-make-lots.ts'
import { withholdBlocked } from './withhold-blocked.ts'
import { lockPacks, type PackInHouse } from './pack-in-house.ts'

type DeliveredLine = {
  variantId: number
  amount: number
  /** What is printed on the pack; without it the pieces belong to no lot (LOTS-1). */
  lot?: { lotNumber: string; bestBefore: string | null } | undefined
  /** The pieces are in the house already, and get their lot now. */
  areInHouse?: boolean
}

type Delivery = { lines: readonly DeliveredLine[]; by: string }

type DeliveryProblem = LabelProblem | { place: number; reason: 'no-such-pack' | 'fewer-without-lot' }

type DeliveryRefusal = DeliveryProblem['reason']

/** Why a delivery was refused, with the problem of each line. */
export type RefusedDelivery = {
  ok: false
  reason: DeliveryRefusal
  problems: readonly DeliveryProblem[]
}

type Received = { variantId: number; available: number; lotId: number | null }

/**
 * Books in several packs at once, all or none, with a fixed number of statements, and mails customers who wait for them (STOCK-3, STOCK-7).
 * Returns the sellable stock of each pack, line by line.
 */
export async function addDelivery(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { lines, by }: Delivery,
): Promise<{ ok: true; value: Received[] } | RefusedDelivery> {
  const now = clock()
  const packs = await lockPacks(
    transaction,
    lines.map(({ variantId }) => variantId),
  )
  const problems = problemsOf(lines, packs)
  const [first] = problems
  if (first) return { ok: false, reason: first.reason, problems }
  const labels = lines.flatMap(({ variantId, lot }, index) =>
    lot ? { place: index, variantId, ...lot } : [],
  )
  const lots = await findOrMakeLots(transaction, { labels, now })
  if (!lots.ok) return lots
  const lotOf = lotsOfLines(lots.value)
  await moveLots(transaction, { lines, lotOf, by, now })
  const stocks = await receive(transaction, { lines, by, now })
  const received = lines.map((line) => {
    const { variantId } = line
    const available = stocks.get(variantId) ?? packs.get(variantId)?.stock ?? 0
    return { variantId, available, lotId: lotOf(line) }
  })
  await writeDown(transaction, { lines, received, by, now })
  const isMore = received.some(({ variantId, available }) => available > (packs.get(variantId)?.stock ?? 0))
  if (isMore) await addJob(transaction, 'tell-stock-alerts', {})
  return success(received)
}

/** Lines that give pieces of the house their lot share those that have none. */
function problemsOf(
  lines: readonly DeliveredLine[],
  packs: ReadonlyMap<number, PackInHouse>,
): DeliveryProblem[] {
  const loose = new Map([...packs].map(([variantId, pack]) => [variantId, pack.loose]))
  return lines.flatMap(({ variantId, amount, lot, areInHouse }, index): DeliveryProblem[] => {
    const left = loose.get(variantId)
    if (left === undefined) return [{ place: index, reason: 'no-such-pack' }]
    if (!areInHouse) return []
    if (!lot || left < amount) return [{ place: index, reason: 'fewer-without-lot' }]
    loose.set(variantId, left - amount)
    return []
  })
}

type LotOf = (line: DeliveredLine) => number | null

function lotsOfLines(ids: LotIds): LotOf {
  return ({ variantId, lot }) => (lot ? ids({ variantId, ...lot }) : null)
}

type Moved = { lines: readonly DeliveredLine[]; by: string; now: Date }

async function moveLots(
  transaction: Transaction,
  { lines, lotOf, by, now }: Moved & { lotOf: LotOf },
): Promise<void> {
  const moves = lines.flatMap((line) => {
    const lotId = lotOf(line)
    const reason = line.areInHouse ? ('assigned' as const) : ('received' as const)
    return lotId === null ? [] : { lotId, change: line.amount, reason }
  })
  await changeLot(transaction, { moves, by, now })
}

/** What is free to sell of the packs that came in, LOTS-3 minded. */
async function receive(transaction: Transaction, { lines, by, now }: Moved) {
  const moves = lines.flatMap(({ variantId, amount, areInHouse }) =>
    areInHouse ? [] : { variantId, change: amount },
  )
  if (moves.length === 0) return new Map<number, number>()
  const stocks = await changeStock(transaction, { moves, reason: 'delivered', by, now })
  return withholdBlocked(transaction, { stocks, by, now })
}

async function writeDown(
  transaction: Transaction,
  { lines, received, by, now }: Moved & { received: readonly Received[] },
): Promise<void> {
  const entries = lines.map(({ variantId, amount, lot, areInHouse }, index) => ({
    actor: by,
    action: 'stock-delivered' as const,
    subject: `pack ${variantId}`,
    details: { amount, stock: received[index]?.available, ...lot, ...(areInHouse && { areInHouse }) },
    now,
  }))
  await writeAudits(transaction, entries)
}
