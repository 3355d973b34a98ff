import { type Database, statement } from '../../database/index.ts'

type Feeding = {
  unit: 'g' | 'ml'
  fedDays: { days: number; of: number } | null
  /** A litre counts as a kilogram (FEED-ADVICE-7); none of what is sold by the piece. */
  gramsPerPack: number | null
}

/**
 * What packs are measured in, on which days they are fed and how much
 * they hold, of those that are no longer sold as well (FEED-ADVICE-51). One statement.
 */
export async function readFeedings(
  { rows }: Pick<Database, 'rows'>,
  variantIds: readonly number[],
): Promise<(variantId: number) => Feeding> {
  const feedingRows = await rows(read, { variantIds: [...variantIds] })
  const feedings = new Map(feedingRows.map(({ variantId, ...feeding }) => [variantId, feeding]))
  return (variantId) => feedings.get(variantId) ?? { unit: 'g', fedDays: null, gramsPerPack: null }
}

const read = statement<{ variantIds: number[] }, Feeding & { variantId: number }>(
  'catalogue-feedings',
  `
    select v.variant_id "variantId", coalesce(p.dose->'feeding'->>'unit', 'g') unit, p.dose->'feeding'->'fedDays' "fedDays",
      case when v.content_unit <> 'piece' then v.content_amount end "gramsPerPack"
    from product_variant v join product p using (product_id) where v.variant_id = any(:variantIds::int[])`,
)
