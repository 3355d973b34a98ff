import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import type { HomeTariff } from './schemas.ts'

/**
 * What a parcel or a lorry to a door in the site's own country costs; null where the site sends nothing (DELIVERY-1,
 * DELIVERY-10).
 */
export async function readHomeTariff(
  { database }: AppContext,
  { siteId, countryId, regionCode }: SiteScope,
): Promise<HomeTariff | null> {
  const [tariff] = await database.reader.rows(homeTariff, { siteId, countryId })
  return tariff ? { countryCode: regionCode, ...tariff } : null
}

const homeTariff = statement<
  { siteId: number; countryId: number },
  { priceCents: number; freeFromCents: number | null; lorryPriceCents: number | null }
>(
  'delivery-home-tariff',
  `
    select t.price_cents "priceCents", t.free_from_cents "freeFromCents", t.lorry_price_cents "lorryPriceCents"
    from shipping_tariff t
    where t.site_id = :siteId and t.country_id = :countryId and t.shipping_method = 0`,
)
