import sharp, { type Sharp } from 'sharp'
import type { PictureFormat, PictureWidth } from './picture-sizes.ts'

export { editorialSvg, stepSvg } from './editorial/editorial-svg.ts'
export type { Scene } from './editorial/scene.ts'
export { feedSvg } from './feed/feed-svg.ts'
export { scoopSvg } from './feed/scoop-svg.ts'
export { type Label, labelSvg } from './label/label-svg.ts'
export { packSvg } from './pack-svg.ts'
export { shareProductSvg, shareTextSvg } from './share-content-svg.ts'
export { shareSvg } from './share-svg.ts'

// One picture is small: threads inside it cost more than they bring, and requests share the processor.
sharp.concurrency(1)
sharp.cache(false)

/** A drawn picture as a file for the browser. */
export function renderPicture(svg: string, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  // Drawn at its final size at once, instead of large and then shrunk.
  const [, natural = '800'] = /<svg[^>]*? width="(\d+)"/.exec(svg) ?? []
  const density = (72 * width) / Number(natural)
  const picture = sharp(Buffer.from(svg), { density }).resize(width)
  if (format === 'avif') return picture.avif({ quality: 58, effort: 2 }).toBuffer()
  if (format === 'jpg') return asJpeg(picture)
  return picture.webp({ quality: 76, alphaQuality: 85, effort: 3 }).toBuffer()
}

export function renderPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer()
}

/** For other sites that show a page: they read no WebP for certain. */
export function renderJpeg(svg: string): Promise<Buffer> {
  return asJpeg(sharp(Buffer.from(svg)))
}

function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
