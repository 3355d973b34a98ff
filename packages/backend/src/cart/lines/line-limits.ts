import { cartLimits, mostPacks } from '@haverhof/domain/cart'
import { analysisKitTypes } from '@haverhof/domain/catalogue'
import { refusal } from '@haverhof/domain/shared'
import { listSql } from '../../database/index.ts'
import type { DemandRefused } from '../refusals.ts'

/** How many packs a cart would hold, and what there is of them. */
export type Demand = { wanted: number; samplesPerPack: number; stock: number }

/** Why a line may not become this large (CART-26, CART-7). */
export function demandRefusal({ wanted, samplesPerPack, stock }: Demand): DemandRefused {
  if (stock <= 0) return refusal('not-available')
  const maximum = mostPacks(samplesPerPack)
  if (wanted > maximum && stock >= maximum) return refusal('quantity-limit', { maximum })
  return refusal('not-enough-stock', { available: stock })
}

/** CART-10, `samplesPerPack` of the domain in SQL: v is the pack, p its product. */
export const samplesPerPackSql = `
  case when p.type in ${listSql(analysisKitTypes)} and v.content_unit = 'piece' then greatest(trunc(v.content_amount)::int, 1)
    when p.type in ${listSql(analysisKitTypes)} then 1 else 0 end`

/** How much of a pack fits into a line, `mostPacks` of the domain in SQL: v is the pack, p its product, s its stock. */
export const mostOfVariantSql = `
  least(s.amount, case (${samplesPerPackSql}) when 0 then ${cartLimits.quantityPerLine}
    else greatest(${cartLimits.samplesPerLine} / (${samplesPerPackSql}), 1) end)`
