import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import type { StoredPhoto } from '../photos/index.ts'
import { deleteRows } from '../jobs/index.ts'

/** The photo, for the customer who sent it (RETURNS-5). */
export async function readPhoto(
  context: AppContext,
  { returnId, userId }: { returnId: number; userId: string },
): Promise<StoredPhoto | null> {
  const [photo] = await context.database.rows(read, { returnId, userId })
  return photo ?? null
}

const read = statement<{ returnId: number; userId: string }, StoredPhoto>(
  'returns-photo',
  `
    select p.media_type "mediaType", p.content from return_photo p join product_return r using (return_id)
    where r.return_id = :returnId and r.user_id = :userId`,
)

/** The period runs from the decision about the return (RETURNS-5). */
export const photoRetention = deleteRows(
  'photos of returns',
  'return_photo',
  `return_id in (select return_id from product_return where status in ('refunded', 'refused') and changed_at < :before)`,
)
