import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { country } from '../sites/tables.ts'

/** A shop that sells or hands out our goods; the sites that offer it as a place to collect are listed. */
export const dealer = pgTable('dealer', {
  dealerId: integer('dealer_id').primaryKey(),
  siteIds: integer('site_ids').array().notNull(),
  name: text().notNull(),
  street: text().notNull(),
  streetNumber: text('street_number').notNull(),
  zipcode: text().notNull(),
  city: text().notNull(),
  countryId: integer('country_id')
    .notNull()
    .references(() => country.countryId),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  phone: text(),
  emailAddress: text('email_address'),
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull().default([]),
})

/** Opening hours of one weekday, 1 is Monday; closed days are left out. */
export type OpeningHours = { weekday: number; opens: string; closes: string }
