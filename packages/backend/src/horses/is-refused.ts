import { adviseFeed, reasonsToAsk } from '@haverhof/domain/feed-advice'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { readProductsOfPacks } from '../catalogue/index.ts'
import { statement } from '../database/index.ts'
import { rulesOf } from '../feed-advice/index.ts'
import { horseColumns, type HorseRow } from './add-horse.ts'

export type PackOfHorse = { horseId: number; variantId: number }

/**
 * Whether the feed is not for this horse, by the calculator's
 * rules: what has no dose or needs one more answer is not refused (HORSES-22).
 */
export async function isRefused(
  context: AppContext,
  scope: SiteScope,
  { horseId, variantId }: PackOfHorse,
): Promise<boolean> {
  const [product] = await readProductsOfPacks(context, scope, [variantId])
  const rules = product && rulesOf(product.product)
  const [horse] = await context.database.rows(describe, { horseId })
  if (!rules || !horse) return false
  const advice = adviseFeed(rules, { ...horse, health: horse.health ?? 'unknown' })
  return !advice.ok && advice.reason !== 'no-dose-rule' && !reasonsToAsk.has(advice.reason)
}

// The newest weight is that of the horse (HORSES-4).
const describe = statement<{ horseId: number }, HorseRow>(
  'horses-described',
  `
    select ${horseColumns.select('h')}, w.weight_kg "weightKg" from horse h
    join lateral (select weight_kg from horse_weight where horse_id = h.horse_id order by weighed_on desc limit 1) w on true
    where h.horse_id = :horseId`,
)
