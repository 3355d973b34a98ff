import { carriers } from '@haverhof/domain/orders'
import { z } from '@hono/zod-openapi'

export const Carrier = z.enum(carriers).nullable().default(null)

const ParcelNumber = z
  .string()
  .trim()
  .regex(/^[\w-]{4,40}$/, 'must be the number of a parcel: 4 to 40 letters, digits and dashes')

/** The carrier's numbers of the parcels (ORDERS-23). */
export const ParcelNumbers = z.array(ParcelNumber).max(100).default([])

export const StaffLanguage = z.enum(['nl', 'de', 'en']).default('nl')

export const OpenWithdrawalId = z
  .int()
  .nullable()
  .openapi({ description: 'The withdrawal from it that waits for staff; null without one' })
