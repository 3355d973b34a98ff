import { type Result, success } from '@haverhof/domain/shared'
import type { Transaction } from '../../database/index.ts'
import { startingMs } from '../payment/start-payment.ts'
import { lineColumns, sampleColumns } from '../store/order-fields.ts'
import { insertPlain, type InsertValues, insertWithSamples } from './write-order-sql.ts'
import type { OrderToWrite } from './write-order-input.ts'
import { explainRefusal } from './explain-refusal.ts'
import type { OrderRefused } from '../refusals.ts'

/**
 * The order with lines, samples, first event and first payment, its goods taken from stock, and its cart frozen, in one
 * statement: all of it, or nothing when something is in the way (ORDERS-2, STOCK-1). Null when the cart has changed since it
 * was read. Rows of stock are locked in the order of their packs, so that two orders never wait for each other in a circle.
 */
export async function writeOrder(
  transaction: Transaction,
  orderToWrite: OrderToWrite,
): Promise<Result<number | null, OrderRefused>> {
  const [inserted] = await insert(transaction, orderToWrite)
  if (inserted) return success(inserted.orderId)
  return (await explainRefusal(transaction, orderToWrite)) ?? success(null)
}

function insert({ rows }: Transaction, orderToWrite: OrderToWrite) {
  const { samples } = orderToWrite.orderRows
  const values = valuesOf(orderToWrite)
  if (samples.length === 0) return rows(insertPlain, values)
  return rows(insertWithSamples, { ...values, samples: sampleColumns.records(samples) })
}

function valuesOf({ orderRows, payment, failures, now, caller }: OrderToWrite): InsertValues {
  const { order, lines, wanted, cart } = orderRows
  return {
    ...order,
    lines: lineColumns.records(lines),
    variants: wanted.map(({ variantId }) => variantId),
    quantities: wanted.map(({ quantity }) => quantity),
    products: wanted.map(({ productId }) => productId),
    version: cart.version,
    payment: cart.payment,
    caller,
    ...failures.values,
    paymentId: payment?.paymentId ?? null,
    provider: payment?.provider ?? null,
    issuer: payment?.issuer ?? null,
    sequence: payment?.sequence ?? null,
    mandateId: payment?.mandateId ?? null,
    startingUntil: new Date(now.getTime() + startingMs),
  }
}
