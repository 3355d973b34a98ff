import { type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../database/index.ts'
import { addStock, type DeliveryRefusal, type StockDelivery } from './deliver-stock.ts'

type Delivery = { lines: readonly Pick<StockDelivery, 'variantId' | 'amount' | 'lot'>[]; by: string }

type Received = { variantId: number; available: number }

/** STOCK-7: several packs came in at once: all of them, or none. Gives what is free to sell of each, line by line. */
export async function addDelivery(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { lines, by }: Delivery,
): Promise<Result<Received[], DeliveryRefusal>> {
  const received = new Map<number, Received>()
  // In the order of the packs, as everybody who takes several of them: nobody waits for each other.
  const places = lines.map((_, place) => place)
  for (const place of places.toSorted((a, b) => packAt(a) - packAt(b))) {
    const line = lines[place]
    const added = line && (await addStock(context, transaction, { ...line, by }))
    if (added && !added.ok) return added
    if (added) received.set(place, { variantId: packAt(place), available: added.value.available })
  }
  return success(places.flatMap((place) => received.get(place) ?? []))

  function packAt(place: number): number {
    return lines[place]?.variantId ?? 0
  }
}
