import {
  type PictureFormat,
  type PictureWidth,
  type SharePlatform,
  pictureFormats,
  pictureWidths,
  sharePlatforms,
} from '@haverhof/artwork'

export type PictureAddress =
  | { kind: 'pack'; variantId: number; width: PictureWidth; format: PictureFormat }
  | { kind: 'share'; platform: SharePlatform; format: 'png' }

/** PICTURES-2: only the widths and formats that pages ask for exist; everything else is no picture. */
export function readPictureAddress(path: string): PictureAddress | null {
  return readPack(path) ?? readShare(path)
}

function readPack(path: string): PictureAddress | null {
  // Nine digits stay inside PostgreSQL's integer.
  const [, id, widthText, formatText] = /^\/pictures\/([1-9]\d{0,8})-(\d{3})\.([a-z]+)$/.exec(path) ?? []
  const width = pictureWidths.find((known) => String(known) === widthText)
  const format = pictureFormats.find((known) => known === formatText)
  return id && width && format ? { kind: 'pack', variantId: Number(id), width, format } : null
}

function readShare(path: string): PictureAddress | null {
  const [, name] = /^\/pictures\/share\/([a-z]+)\.png$/.exec(path) ?? []
  const platform = sharePlatforms.find((known) => known === name)
  return platform ? { kind: 'share', platform, format: 'png' } : null
}
