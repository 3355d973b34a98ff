import { z } from '@hono/zod-openapi'
import type { StaffCaller } from '../../http/index.ts'
import type { Packer } from '../../orders/index.ts'

export const Packing = z.object({
  by: z.string(),
  byName: z.string().nullable(),
  isOwn: z.boolean().openapi({
    description: 'The caller packs it, at this table: the same member in another session is another table',
  }),
  since: z.iso.datetime(),
  until: z.iso.datetime().openapi({ description: 'Every scan moves it' }),
})

type Claim = Packer & { since: Date | string; until: Date | string }

/** The caller as a packer: a member at the table where the session is (SHIPMENTS-12). */
export function packerOf({ actor, member }: StaffCaller): Packer {
  return { by: actor, session: member?.sessionHash ?? null }
}

/** Who packs an order, as one packer sees it (SHIPMENTS-12). */
export function packingView(
  { by, session, since, until }: Claim,
  names: ReadonlyMap<string, string>,
  reader: Packer,
): z.infer<typeof Packing> {
  return {
    by,
    byName: names.get(by) ?? null,
    isOwn: by === reader.by && (session === null || reader.session === null || session === reader.session),
    since: new Date(since).toISOString(),
    until: new Date(until).toISOString(),
  }
}
