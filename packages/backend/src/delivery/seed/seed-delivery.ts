import { shippingMethods } from '@haverhof/domain/delivery'
import { freeDeliveryFromEuros } from '@haverhof/domain/sites'
import { DataProblem } from '../../seed/data-problem.ts'
import { readData } from '../../seed/read-data.ts'
import type { Seeding } from '../../seed/seeding.ts'
import { upsert } from '../../seed/upsert.ts'
import { shippingTariff } from '../tables.ts'
import { DeliveryFile } from './delivery-file.ts'
import { seedParcelShops } from './seed-parcel-shops.ts'

const file = 'delivery.yaml'

/**
 * Tariffs and pickup points, from data/delivery.yaml and data/parcel-shops. A tariff
 * that left the file is gone: the site does not send there any more.
 */
export async function seedDelivery(seeding: Seeding): Promise<void> {
  const data = readData(seeding.dataDir, file, DeliveryFile)
  const countryIds = await readCountryIds(seeding)
  const rows = data.tariffs.flatMap((tariff) => tariffRows(tariff, data, countryIds))
  await seeding.client.query('delete from shipping_tariff')
  const { siteId, countryId, shippingMethod } = shippingTariff
  await upsert(seeding, shippingTariff, [siteId, countryId, shippingMethod], rows)
  await seedParcelShops(seeding, data, countryIds)
}

async function readCountryIds({ client }: Seeding): Promise<Map<string, number>> {
  const { rows } = await client.query<{ regionCode: string; countryId: number }>(
    'select region_code "regionCode", country_id "countryId" from country_terms',
  )
  return new Map(rows.map(({ regionCode, countryId }) => [regionCode, countryId]))
}

function tariffRows(
  { site, countries }: DeliveryFile['tariffs'][number],
  { parcelShops, lorryFromKg, choosableDays }: DeliveryFile,
  countryIds: ReadonlyMap<string, number>,
): (typeof shippingTariff.$inferInsert)[] {
  return Object.entries(countries).flatMap(([regionCode, { home, parcelShop, dealer, lorry }]) => {
    const countryId = countryIds.get(regionCode)
    if (countryId === undefined) throw new DataProblem(file, [`tariffs: there is no country ${regionCode}`])
    const row = (method: 0 | 1, euros: number) => ({
      siteId: site,
      countryId,
      shippingMethod: method,
      position: method,
      priceCents: cents(euros),
      freeFromCents: cents(freeDeliveryFromEuros),
    })
    const toTheDoor = {
      ...row(shippingMethods.shipping, home),
      dealerPriceCents: cents(dealer),
      lorryFromGrams: grams(lorryFromKg),
      lorryPriceCents: cents(lorry),
      choosableDays: choosableDays[regionCode] ?? null,
    }
    if (parcelShop === undefined) return [toTheDoor]
    const { mostKg, mostPieceKg } = parcelShops
    const toParcelShop = {
      ...row(shippingMethods.dpd, parcelShop),
      mostGrams: grams(mostKg),
      mostPieceGrams: grams(mostPieceKg),
    }
    return [toTheDoor, toParcelShop]
  })
}

function cents(euros: number): number {
  return Math.round(euros * 100)
}

function grams(kilos: number): number {
  return Math.round(kilos * 1000)
}
