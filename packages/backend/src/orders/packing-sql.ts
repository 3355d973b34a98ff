/** A table under a login; without a session (a task, a program, a printed paper) the member at every table (SHIPMENTS-12). */
export type Packer = { by: string; session: string | null }

/** Whether another packer has the order at `:now`; the argument is an SQL expression (SHIPMENTS-12). */
export function packedByAnotherSql(orderId: string): string {
  return `exists (select from packing_claim c
    where c.order_id = ${orderId} and c.ends_at > :now and (c.claimed_by <> :by or coalesce(c.session <> :session, false)))`
}

/** The condition under which a packer takes over a row of `packing_claim`: their own, or one that has ended (SHIPMENTS-12). */
export const mayClaimSql = `(packing_claim.claimed_by = :by
      and coalesce(packing_claim.session = :session, true) or packing_claim.ends_at <= :now)`

/** The claim of an order at `:now`; the argument is an SQL expression (SHIPMENTS-12). */
export function packingSql(orderId: string): string {
  return `(select json_build_object('by', c.claimed_by, 'session', c.session, 'since', c.claimed_at, 'until', c.ends_at) from packing_claim c
    where c.order_id = ${orderId} and c.ends_at > :now)`
}

/** As JSON has it: the moments are texts. */
export type PackingRecord = Packer & { since: string; until: string }
