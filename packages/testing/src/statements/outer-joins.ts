import type pg from 'pg'

type Plan = {
  'Join Type'?: string
  'Parent Relationship'?: string
  Alias?: string
  Output?: string[]
  Plans?: Plan[]
}

/**
 * Whether an outer join may leave a column without a value: `left join account a` makes `a.email_address` null where there is
 * no account. True or false where the plan tells, null where a column comes out of something that has no name there.
 */
export async function nullExtended(
  client: pg.ClientBase,
  text: string,
): Promise<(column: number) => boolean | null> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (verbose, generic_plan, format json) ${text}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  const extended = new Set<string>()
  const scanned = new Set<string>()
  if (plan) walk(plan, false, { extended, scanned })
  return (column) => {
    const alias = /^"?(\w+)"?\.\w+$/.exec(plan?.Output?.[column] ?? '')?.[1]
    if (extended.size === 0) return false
    return alias !== undefined && scanned.has(alias) ? extended.has(alias) : null
  }
}

function walk(plan: Plan, isExtended: boolean, seen: { extended: Set<string>; scanned: Set<string> }): void {
  if (plan.Alias !== undefined) {
    seen.scanned.add(plan.Alias)
    if (isExtended) seen.extended.add(plan.Alias)
  }
  for (const child of plan.Plans ?? []) walk(child, isExtended || isExtendedBy(plan, child), seen)
}

/** The plan of `a left join b` may start from either side. */
function isExtendedBy({ 'Join Type': join }: Plan, { 'Parent Relationship': side }: Plan): boolean {
  if (side !== 'Inner' && side !== 'Outer') return false
  return join === 'Full' || (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer')
}
