import { carriers } from '@haverhof/domain/orders'
import { z } from '@hono/zod-openapi'

export const Carrier = z.enum(carriers).nullable().default(null)

const ParcelNumber = z
  .string()
  .trim()
  .regex(/^[\w-]{4,40}$/, 'must be the number of a parcel: 4 to 40 letters, digits and dashes')

/** ORDERS-23 */
export const ParcelNumbers = z.array(ParcelNumber).max(100).default([])
