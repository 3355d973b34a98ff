import { z } from 'zod'
import { DataProblem } from '../../seed/data-problem.ts'
import { WeekPatterns, weekOf } from '../../seed/opening-hours.ts'
import { readData } from '../../seed/read-data.ts'
import type { Seeding } from '../../seed/seeding.ts'
import { upsert } from '../../seed/upsert.ts'
import { dealer } from '../tables.ts'
import { namedQuery } from '../../database/index.ts'

const file = 'dealers.yaml'
const text = z.string().trim().min(1)

const DealersFile = z.strictObject({
  openingHours: WeekPatterns,
  dealers: z.array(
    z.strictObject({
      id: z.int().positive(),
      sites: z.array(z.int().positive()).min(1),
      name: text,
      street: text,
      number: text,
      zipcode: text,
      city: text,
      country: z.string().regex(/^[A-Z]{2}$/),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      phone: text.nullable().default(null),
      email: z.email().nullable().default(null),
      hours: text,
    }),
  ),
})

/** The dealers, from data/dealers.yaml. One that left the file is offered nowhere, but orders still know its name. */
export async function seedDealers(seeding: Seeding): Promise<void> {
  const { dealers, openingHours } = readData(seeding.dataDir, file, DealersFile)
  const { rows: countries } = await seeding.client.query<{ regionCode: string; countryId: number }>(
    'select region_code "regionCode", country_id "countryId" from country_terms',
  )
  const countryIds = new Map(countries.map(({ regionCode, countryId }) => [regionCode, countryId]))
  const rows = dealers.map(({ id, sites, number, country, phone, email, hours, ...rest }) => {
    const countryId = countryIds.get(country)
    if (countryId === undefined) throw new DataProblem(file, [`dealers: there is no country ${country}`])
    const week = openingHours[hours]
    if (!week) throw new DataProblem(file, [`dealers: there are no opening hours ${hours}`])
    return {
      dealerId: id,
      siteIds: sites,
      streetNumber: number,
      countryId,
      phone,
      emailAddress: email,
      openingHours: weekOf(week),
      ...rest,
    }
  })
  await seeding.client.query(
    namedQuery(`update dealer set site_ids = '{}' where dealer_id <> all(:dealerIds::int[])`, {
      dealerIds: rows.map((row) => row.dealerId),
    }),
  )
  await upsert(seeding, dealer, [dealer.dealerId], rows)
}
