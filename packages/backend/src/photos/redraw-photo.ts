import { photoLimits, photoTypeOf } from '@haverhof/domain/returns'
import { concurrencyLimit } from '../limits/index.ts'
import { photoRefused } from './photo-refused.ts'

export type Photo = { mediaType: 'image/jpeg'; width: number; height: number; content: Buffer }

const SECONDS_PER_PHOTO = 10
const quality = 82
const thumbnailEdge = 224
const thumbnailQuality = 76

/** RETURNS-4: a decoded photo takes up to 160 MB for a moment, so they are drawn one after the other. */
const limited = concurrencyLimit({ concurrency: 1, maxPending: 20 })

/**
 * RETURNS-4, 5: the photo drawn anew: upright, at most 2000 px, on white, without anything the camera or anybody else wrote
 * into the file. What is too large is refused by its header, before a pixel is decoded.
 */
export function redrawPhoto(file: Uint8Array, parameter = 'photo'): Promise<Photo> {
  refuseOther(file, parameter)
  return limited(() => redraw(file, parameter))
}

/** REVIEWS-16: the same with a small one beside it, of which pages load many. */
export function redrawWithThumbnail(
  file: Uint8Array,
  parameter: string,
): Promise<Photo & { thumbnail: Buffer }> {
  refuseOther(file, parameter)
  return limited(async () => {
    const photo = await redraw(file, parameter)
    return { ...photo, thumbnail: await thumbnailOf(photo.content) }
  })
}

function refuseOther(file: Uint8Array, parameter: string): void {
  if (file.byteLength > photoLimits.bytes) throw photoRefused('photo-too-large', parameter)
  if (photoTypeOf(file) === null) throw photoRefused('photo-wrong-type', parameter)
}

/** A square from the middle, sharp enough for twice its size on the screen. */
async function thumbnailOf(photo: Buffer): Promise<Buffer> {
  const sharp = await decoder()
  return sharp(photo)
    .resize({ width: thumbnailEdge, height: thumbnailEdge, fit: 'cover' })
    .jpeg({ quality: thumbnailQuality })
    .toBuffer()
}

async function redraw(file: Uint8Array, parameter: string): Promise<Photo> {
  const sharp = await decoder()
  const open = (limitInputPixels: number | false) =>
    sharp(file, { limitInputPixels, pages: 1, failOn: 'error', sequentialRead: true })
  // The header alone says how large the picture is; our own limit has its own answer.
  const header = await orRefuse(parameter, open(false).metadata())
  if ((header.pages ?? 1) > 1) throw photoRefused('photo-wrong-type', parameter)
  if (header.width * header.height > photoLimits.pixels)
    throw photoRefused('photo-too-many-pixels', parameter)
  const { keptEdge } = photoLimits
  const drawing = open(photoLimits.pixels)
    .autoOrient()
    .resize({ width: keptEdge, height: keptEdge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .timeout({ seconds: SECONDS_PER_PHOTO })
  const { data, info } = await orRefuse(parameter, drawing.toBuffer({ resolveWithObject: true }))
  return { mediaType: 'image/jpeg', width: info.width, height: info.height, content: data }
}

// Loaded when the first photo comes, because it is a native module and a start must be quick.
async function decoder() {
  const { default: sharp } = await import('sharp')
  // It would keep decoded photos for the next operation on them, and there is none: a process grew to 1.2 GB.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** The words of the decoder are nobody's business. */
async function orRefuse<Result>(parameter: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch {
    throw photoRefused('photo-unreadable', parameter)
  }
}
