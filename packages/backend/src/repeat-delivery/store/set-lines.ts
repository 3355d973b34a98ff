import { statement, type Transaction } from '../../database/index.ts'

type Lines = { repeatDeliveryId: number; lines: readonly { variantId: number; quantity: number }[] }

/** What a repeat delivery holds from now on, all of it. */
export async function setLines({ rows }: Transaction, { repeatDeliveryId, lines }: Lines): Promise<void> {
  const variantIds = lines.map(({ variantId }) => variantId)
  const quantities = lines.map(({ quantity }) => quantity)
  await rows(remove, { repeatDeliveryId, variantIds })
  await rows(write, { repeatDeliveryId, variantIds, quantities })
}

const remove = statement<{ repeatDeliveryId: number; variantIds: readonly number[] }>(
  'repeat-remove-lines',
  `
    delete from repeat_delivery_line
    where repeat_delivery_id = :repeatDeliveryId and variant_id <> all(:variantIds::int[])`,
)

const write = statement<{
  repeatDeliveryId: number
  variantIds: readonly number[]
  quantities: readonly number[]
}>(
  'repeat-set-lines',
  `
    insert into repeat_delivery_line (repeat_delivery_id, variant_id, quantity)
    select :repeatDeliveryId, variant_id, quantity
    from unnest(:variantIds::int[], :quantities::int[]) w(variant_id, quantity)
    on conflict (repeat_delivery_id, variant_id) do update set quantity = excluded.quantity`,
)
