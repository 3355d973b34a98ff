import { type Database, statement } from '../../database/index.ts'

/** What staff and programs that an entry mentions are called: `staff:12` → “Ines”. */
export async function readNames(
  { rows }: Pick<Database, 'rows'>,
  mentioned: readonly string[],
): Promise<Map<string, string>> {
  const named = await rows(names, {
    memberIds: idsOf('staff', mentioned),
    tokenIds: idsOf('token', mentioned),
  })
  return new Map(named.map(({ who, name }) => [who, name]))
}

const largestId = 2_147_483_647

/** The numbers of a kind: 12 of `staff:12` and of `lot 12`. */
export function idsOf(kind: string, mentioned: readonly string[]): number[] {
  const shape = new RegExp(`^${kind}[ :](\\d{1,10})$`)
  const ids = mentioned.flatMap((who) => shape.exec(who)?.[1] ?? []).map(Number)
  return [...new Set(ids)].filter((id) => id <= largestId)
}

const names = statement<
  { memberIds: readonly number[]; tokenIds: readonly number[] },
  { who: string; name: string }
>(
  'staff-names',
  `
    select 'staff:' || member_id who, name from staff_member where member_id = any(:memberIds::integer[])
    union all select 'token:' || token_id, name from staff_token where token_id = any(:tokenIds::integer[])`,
)
