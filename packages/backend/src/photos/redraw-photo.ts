import { photoLimits, photoTypeOf } from '@haverhof/domain/returns'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import { concurrencyLimit } from '../limits/index.ts'
import type { PhotoRefused } from './refusals.ts'

export type Photo = { mediaType: 'image/jpeg'; width: number; height: number; content: Buffer }

const SECONDS_PER_PHOTO = 10
const quality = 82
const thumbnailEdge = 224
const thumbnailQuality = 76

/** A decoded photo takes up to 160 MB for a moment, so they are drawn one after the other (RETURNS-4). */
const limited = concurrencyLimit({ concurrency: 1, maxPending: 20 })

/**
 * The photo drawn anew: upright, at most 2000 px, on white, without metadata that a camera or program wrote
 * into the file (RETURNS-4, 5). What is too large is refused by its header, before a pixel is decoded.
 */
export async function redrawPhoto(
  file: Uint8Array,
  parameter = 'photo',
): Promise<Result<Photo, PhotoRefused>> {
  return problemOf(file, parameter) ?? limited(() => redraw(file, parameter))
}

/** The same with a small one beside it, of which pages load many (REVIEWS-26). */
export async function redrawWithThumbnail(
  file: Uint8Array,
  parameter: string,
): Promise<Result<Photo & { thumbnail: Buffer }, PhotoRefused>> {
  const problem = problemOf(file, parameter)
  if (problem) return problem
  return limited(async () => {
    const photo = await redraw(file, parameter)
    if (!photo.ok) return photo
    return success({ ...photo.value, thumbnail: await thumbnailOf(photo.value.content) })
  })
}

function problemOf(file: Uint8Array, parameter: string): PhotoRefused | null {
  if (file.byteLength > photoLimits.bytes) return refusal('photo-too-large', { parameter })
  return photoTypeOf(file) === null ? refusal('photo-wrong-type', { parameter }) : null
}

/** A square from the middle, sharp enough for twice its size on the screen. */
async function thumbnailOf(photo: Buffer): Promise<Buffer> {
  const sharp = await decoder()
  return sharp(photo)
    .resize({ width: thumbnailEdge, height: thumbnailEdge, fit: 'cover' })
    .jpeg({ quality: thumbnailQuality })
    .toBuffer()
}

async function redraw(file: Uint8Array, parameter: string): Promise<Result<Photo, PhotoRefused>> {
  const sharp = await decoder()
  const open = (limitInputPixels: number | false) =>
    sharp(file, { limitInputPixels, pages: 1, failOn: 'error', sequentialRead: true })
  // The header alone says how large the picture is; our own limit has its own answer.
  const header = await ifReadable(open(false).metadata())
  if (!header) return refusal('photo-unreadable', { parameter })
  if ((header.pages ?? 1) > 1) return refusal('photo-wrong-type', { parameter })
  if (header.width * header.height > photoLimits.pixels)
    return refusal('photo-too-many-pixels', { parameter })
  const { keptEdge } = photoLimits
  const drawing = open(photoLimits.pixels)
    .autoOrient()
    .resize({ width: keptEdge, height: keptEdge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .timeout({ seconds: SECONDS_PER_PHOTO })
  const drawn = await ifReadable(drawing.toBuffer({ resolveWithObject: true }))
  if (!drawn) return refusal('photo-unreadable', { parameter })
  const { data, info } = drawn
  return success({ mediaType: 'image/jpeg', width: info.width, height: info.height, content: data })
}

// Loaded when the first photo comes, because it is a native module and a start must be quick.
async function decoder() {
  const { default: sharp } = await import('sharp')
  // It would keep decoded photos for the next operation on them, and there is none: a process grew to 1.2 GB.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** The decoder's message stays out of the response. */
async function ifReadable<Read>(work: Promise<Read>): Promise<Read | null> {
  try {
    return await work
  } catch {
    return null
  }
}
