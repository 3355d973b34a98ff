import { sitePriceCents } from '@haverhof/domain/catalogue'
import { DAY } from '@haverhof/domain/shared'
import type pg from 'pg'
import { type Row, insertRows } from './insert-rows.ts'
import type { SiteLanguage } from './site-rows.ts'
import { namedQuery } from '../../database/index.ts'

export type PricedVariant = {
  id: number
  platform: number
  priceCents: number
  wasCents?: number | undefined
}
type Seeding = {
  client: pg.ClientBase
  now: Date
  sites: readonly SiteLanguage[]
  prices: 'keep' | 'write'
}

/**
 * One price per pack and site of its brand (CATALOGUE-4). A price that differs from the current one begins now, if it is to count
 * at all: SEED-2, prices that staff changed stay.
 */
export async function writePrices(
  { client, now, sites, prices }: Seeding,
  variants: readonly PricedVariant[],
): Promise<void> {
  const siteOnce = [...new Map(sites.map((site) => [site.siteId, site])).values()]
  const current = await currentPrices(client, now, siteOnce, variants)
  const rows = variants.flatMap((variant) =>
    siteOnce
      .filter((site) => site.platform === variant.platform)
      .flatMap((site) => {
        const price = current.get(`${site.siteId} ${variant.id}`)
        return price !== undefined && prices === 'keep' ? [] : priceRows(variant, site, price, now)
      }),
  )
  await insertRows(client, 'variant_price', rows, 'on conflict do nothing')
}

function priceRows(
  variant: PricedVariant,
  site: SiteLanguage,
  current: number | undefined,
  now: Date,
): Row[] {
  const amount = sitePriceCents(variant.priceCents, site.priceLevelPercent)
  if (current === amount) return []
  const row = (amount_cents: number, daysAgo: number, is_offer: boolean): Row => ({
    site_id: site.siteId,
    variant_id: variant.id,
    valid_from: new Date(now.getTime() - daysAgo * DAY),
    amount_cents,
    is_offer,
  })
  if (current !== undefined) return [row(amount, 0, variant.wasCents !== undefined)]
  if (variant.wasCents === undefined) return [row(amount, 200, false)]
  return [row(sitePriceCents(variant.wasCents, site.priceLevelPercent), 200, false), row(amount, 7, true)]
}

async function currentPrices(
  client: pg.ClientBase,
  now: Date,
  sites: readonly SiteLanguage[],
  variants: readonly PricedVariant[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ key: string; amount: number }>(
    namedQuery(pricesNow, {
      siteIds: sites.map((site) => site.siteId),
      variantIds: variants.map((variant) => variant.id),
      now,
    }),
  )
  return new Map(rows.map((row) => [row.key, row.amount]))
}

const pricesNow = `
  select distinct on (site_id, variant_id) site_id || ' ' || variant_id as key, amount_cents as amount
  from variant_price where site_id = any(:siteIds) and variant_id = any(:variantIds) and valid_from <= :now
  order by site_id, variant_id, valid_from desc`
