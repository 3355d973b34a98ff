import { z } from '@hono/zod-openapi'

export const Packing = z.object({
  by: z.string(),
  byName: z.string().nullable(),
  isOwn: z.boolean().openapi({ description: 'The caller packs it' }),
  since: z.iso.datetime(),
  until: z.iso.datetime().openapi({ description: 'Every scan moves it' }),
})

type Claim = { by: string; since: Date | string; until: Date | string }

/** SHIPMENTS-12: who packs an order, as one member sees it. */
export function packingView(
  { by, since, until }: Claim,
  names: ReadonlyMap<string, string>,
  reader: string,
): z.infer<typeof Packing> {
  return {
    by,
    byName: names.get(by) ?? null,
    isOwn: by === reader,
    since: new Date(since).toISOString(),
    until: new Date(until).toISOString(),
  }
}
