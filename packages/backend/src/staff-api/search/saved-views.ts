import { type Database, statement, type Transaction } from '../../database/index.ts'
import type { ListName } from '../search-words.ts'

/** Filters of a list under a name (OFFICE-5). */
export type SavedView = {
  viewId: number
  name: string
  filters: Record<string, string>
  isShared: boolean
  isOwn: boolean
}

/** One's own, and those that others share, by name. */
export function listViews(
  { rows }: Pick<Database, 'rows'>,
  query: { memberId: number; list: ListName },
): Promise<SavedView[]> {
  return rows(list, query)
}

type NewView = {
  memberId: number
  list: ListName
  name: string
  filters: Record<string, string>
  isShared: boolean
  now: Date
}

/** Under a name that its owner has already it is the new meaning of that name (OFFICE-5). */
export async function saveView({ rows }: Transaction, view: NewView): Promise<{ viewId: number }> {
  const [saved] = await rows(save, view)
  if (!saved) throw new Error('the view was not kept')
  return saved
}

/** False when it does not exist or is another member's (OFFICE-5). */
export async function deleteView(
  { rows }: Transaction,
  view: { viewId: number; memberId: number },
): Promise<boolean> {
  return (await rows(remove, view)).length > 0
}

const list = statement<{ memberId: number; list: ListName }, SavedView>(
  'staff-views-list',
  `
    select view_id "viewId", name, filters, is_shared "isShared", member_id = :memberId "isOwn" from staff_view
    where list = :list and (is_shared or member_id = :memberId) order by is_shared, name, view_id limit 50`,
)

const save = statement<NewView, { viewId: number }>(
  'staff-views-save',
  `
    insert into staff_view (member_id, list, name, filters, is_shared, created_at)
    values (:memberId, :list, :name, :filters, :isShared, :now)
    on conflict (member_id, list, name) do update set filters = excluded.filters, is_shared = excluded.is_shared
    returning view_id "viewId"`,
)

const remove = statement<{ viewId: number; memberId: number }, { viewId: number }>(
  'staff-views-delete',
  `delete from staff_view where view_id = :viewId and member_id = :memberId returning view_id "viewId"`,
)
