import { missing, type Missing, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import { type PhotoRefused, redrawPhoto, type StoredPhoto } from '../photos/index.ts'

type OfHorse = { userId: string; horseId: number }

/** The photo, for its owner alone (HORSES-5). */
export async function readPhoto(
  context: AppContext,
  { userId, horseId }: OfHorse,
): Promise<StoredPhoto | null> {
  const [photo] = await context.database.rows(read, { userId, horseId })
  return photo ? { mediaType: 'image/jpeg', content: photo.content } : null
}

/** Drawn anew as photos of returns are; foreign horses are not even drawn (HORSES-5). */
export async function setPhoto(
  context: AppContext,
  { userId, horseId, photo }: OfHorse & { photo: File },
): Promise<Result<null, Missing | PhotoRefused>> {
  const own = await context.database.rows(find, { userId, horseId })
  if (own.length === 0) return missing('horse')
  const redrawn = await redrawPhoto(new Uint8Array(await photo.arrayBuffer()))
  if (!redrawn.ok) return redrawn
  const { width, height, content } = redrawn.value
  const values = { userId, horseId, width, height, content, now: context.now() }
  const photos = await context.database.rows(keep, values)
  return photos.length > 0 ? success(null) : missing('horse')
}

export async function removePhoto(
  context: AppContext,
  { userId, horseId }: OfHorse,
): Promise<Result<null, Missing>> {
  const removed = await context.database.rows(remove, { userId, horseId })
  return removed.length > 0 ? success(null) : missing('photo')
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
