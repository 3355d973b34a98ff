import type { SiteScope } from '@haverhof/domain/sites'
import { countryName, languageOfId } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import type { DeliveryCountry } from './schemas.ts'
import { statement } from '../database/index.ts'

/** Where this site sends, its own country first, the others by name (DELIVERY-1). */
export async function readDeliveryCountries(
  context: AppContext,
  { siteId, languageId }: SiteScope,
): Promise<DeliveryCountry[]> {
  const language = languageOfId(languageId) ?? 'en'
  const rows = await context.database.rows(deliveryCountries, { siteId })
  const collator = new Intl.Collator(language)
  return rows
    .map(({ isOwn, ...row }) => ({ isOwn, view: { ...row, name: countryName(row.regionCode, language) } }))
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || collator.compare(a.view.name, b.view.name))
    .map(({ view }) => view)
}

const deliveryCountries = statement<
  { siteId: number },
  {
    countryId: number
    regionCode: string
    isOwn: boolean
    hasParcelShops: boolean
  }
>(
  'delivery-countries',
  `
    select c.country_id "countryId", c.region_code "regionCode", c.country_id = s.country_id "isOwn",
      bool_or(t.shipping_method = 1) "hasParcelShops"
    from shipping_tariff t
    join country_terms c using (country_id)
    join site s on s.site_id = t.site_id
    where t.site_id = :siteId
    group by c.country_id, c.region_code, s.country_id`,
)
