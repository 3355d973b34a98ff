import { type AppContext, createApi } from '@haverhof/backend'
import { shipOrder } from '@haverhof/backend/orders'
import { runDueWork } from '@haverhof/backend/worker'

const linesPerOrder = 10
const templates = 6

/** A few orders as customers place, pay and get them, through the API: all others are copies of these. */
export async function placeTemplates(context: AppContext): Promise<number[]> {
  const api = createApi(context)
  const call: Call = async (path, body) => {
    const headers = {
      host: 'haverhof.nl',
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    }
    const answer = await api.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const packs = await ordinaryPacks(context)
  const orderIds: number[] = []
  for (let index = 0; index < templates; index++)
    orderIds.push(await buy(context, call, packs.slice(index * linesPerOrder, (index + 1) * linesPerOrder)))
  return orderIds
}

type Call = (path: string, body: unknown) => Promise<Record<string, unknown>>

async function buy(context: AppContext, call: Call, packs: readonly number[]): Promise<number> {
  const products = packs.map((productVariantId) => ({ productVariantId, count: 1 }))
  const { shoppingcartId } = await call('/api/cart', { products })
  const { totalAmount } = await call(`/api/cart/${String(shoppingcartId)}/billing`, buyer)
  const payment = { paymentMethodId: 'creditcard' }
  const order = await call('/api/orders', { shoppingcartId, expectedTotalAmount: totalAmount, payment })
  const paymentId = /sandbox-payment\/([^/]+)\//.exec(String(order['checkoutUrl']))?.[1]
  await call(`/api/sandbox/payments/${paymentId}/finish`, { outcome: 'paid', webhook: 'never' })
  await settlePayments(context)
  await shipOrder(context, { orderId: Number(order['orderId']), by: 'bench' })
  await runDueWork(context)
  return Number(order['orderId'])
}

/** The work of a minute asks for payments that are a minute old. */
async function settlePayments(context: AppContext): Promise<void> {
  await context.database.pool.query(`update payment set created_at = created_at - interval '2 minutes'`)
  await runDueWork(context)
}

/** Packs of goods that there are plenty of, each of another product. */
async function ordinaryPacks({ database }: AppContext): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select min(v.variant_id) id from product_variant v join product p using (product_id) join stock s using (variant_id)
      join publication l on l.product_id = p.product_id and l.site_id = 1 and l.language_id = 1 and l.is_published
      where p.type in (1, 2) and s.amount > 20 and not v.coming_soon group by v.product_id order by 1 limit ${templates * linesPerOrder}`,
  )
  if (rows.length < templates * linesPerOrder) throw new Error(`only ${rows.length} packs can be ordered`)
  return rows.map(({ id }) => id)
}

const buyer = {
  firstName: 'Anna',
  lastName: 'de Vries',
  phoneNumber: '+31612345678',
  emailAddress: 'anna@example.nl',
  address: {
    zipcode: '8011 AB',
    street: 'Kamperweg',
    streetNumber: '12',
    streetNumberAddition: null,
    city: 'Zwolle',
    countryId: 528,
  },
}
