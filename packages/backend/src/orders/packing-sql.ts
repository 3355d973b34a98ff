/** SHIPMENTS-12: whether somebody else packs an order at `:now`; the argument is an SQL expression. */
export function packedByAnotherSql(orderId: string): string {
  return `exists (select from packing_claim c
    where c.order_id = ${orderId} and c.ends_at > :now and c.claimed_by <> :by)`
}

/** SHIPMENTS-12: who packs an order at `:now`, since when and until when; the argument is an SQL expression. */
export function packingSql(orderId: string): string {
  return `(select json_build_object('by', c.claimed_by, 'since', c.claimed_at, 'until', c.ends_at) from packing_claim c
    where c.order_id = ${orderId} and c.ends_at > :now)`
}

/** As JSON has it: the moments are texts. */
export type PackingRecord = { by: string; since: string; until: string }
