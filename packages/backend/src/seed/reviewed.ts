import { z } from 'zod'

/** EXPERTS-1: which expert has agreed to what a file of the data says, and when; null or left out until then. */
export const Reviewed = z.strictObject({ by: z.string().min(5), on: z.iso.date() }).nullable()
