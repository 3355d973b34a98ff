import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import { notFound } from '../http/index.ts'
import { redrawPhoto, type StoredPhoto } from '../photos/index.ts'

type OfHorse = { userId: string; horseId: number }

/** HORSES-5: the photo, for its owner alone. */
export async function readPhoto(context: AppContext, { userId, horseId }: OfHorse): Promise<StoredPhoto> {
  const [photo] = await context.database.rows(read, { userId, horseId })
  if (!photo) throw notFound('photo')
  return { mediaType: 'image/jpeg', content: photo.content }
}

/** HORSES-5: drawn anew as photos of returns are; foreign horses are not even drawn. */
export async function setPhoto(
  context: AppContext,
  { userId, horseId, photo }: OfHorse & { photo: File },
): Promise<void> {
  const own = await context.database.rows(find, { userId, horseId })
  if (own.length === 0) throw notFound('horse')
  const { width, height, content } = await redrawPhoto(new Uint8Array(await photo.arrayBuffer()))
  const values = { userId, horseId, width, height, content, now: context.now() }
  const kept = await context.database.rows(keep, values)
  if (kept.length === 0) throw notFound('horse')
}

export async function removePhoto(context: AppContext, { userId, horseId }: OfHorse): Promise<void> {
  const removed = await context.database.rows(remove, { userId, horseId })
  if (removed.length === 0) throw notFound('photo')
}

const read = statement<OfHorse, { content: Buffer<ArrayBuffer> }>(
  'horses-photo',
  `
    select p.content from horse_photo p join horse h using (horse_id)
    where h.horse_id = :horseId and h.user_id = :userId`,
)

const find = statement<OfHorse>(
  'horses-find',
  'select from horse where horse_id = :horseId and user_id = :userId',
)

const keep = statement<OfHorse & { width: number; height: number; content: Buffer; now: Date }>(
  'horses-keep-photo',
  `
    insert into horse_photo (horse_id, width, height, content, taken_in_at)
    select horse_id, :width, :height, :content, :now from horse where horse_id = :horseId and user_id = :userId
    on conflict (horse_id) do update set width = excluded.width, height = excluded.height,
      content = excluded.content, taken_in_at = excluded.taken_in_at
    returning horse_id`,
)

const remove = statement<OfHorse>(
  'horses-remove-photo',
  `
    delete from horse_photo p using horse h
    where p.horse_id = h.horse_id and h.horse_id = :horseId and h.user_id = :userId returning p.horse_id`,
)
