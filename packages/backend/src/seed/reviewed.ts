import { z } from 'zod'

/** Which expert has agreed to what a file of the data says, and when; null or left out until then (EXPERTS-1). */
export const Reviewed = z.strictObject({ by: z.string().min(5), on: z.iso.date() }).nullable()
