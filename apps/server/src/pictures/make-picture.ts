import { concurrencyLimit } from '@haverhof/backend/limits'
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Tools } from './drawing.ts'
import type { PictureAddress } from './picture-address.ts'
import { type PictureFiles, createPictureFiles } from './picture-files.ts'
import type { Subject } from './subject.ts'

export type Picture = { bytes: Buffer; type: string; etag: string }

const types = { webp: 'image/webp', avif: 'image/avif', png: 'image/png', jpg: 'image/jpeg' }

/** A picture is rendered once, two at a time at most, and kept on disk under a name made from its content (PICTURES-3). */
export function createPictureMaker(folder: string, log: Logger) {
  const files = createPictureFiles(folder)
  const limited = concurrencyLimit({ concurrency: 2, maxPending: 500 })
  const making = new Map<string, Promise<Buffer>>()

  return async function makePicture(subject: Subject): Promise<Picture | null> {
    const { address } = subject
    const { drawing, tools } = await drawingTools()
    const svg = drawing(tools, subject)
    if (svg === null) return null
    const key = contentKey(svg, address)
    const name = `${key}.${address.format}`
    const running = making.get(name)
    const picture =
      running ?? limited(() => fromDiskOrNew(files, name, () => render(tools, svg, address), log))
    if (!running) making.set(name, picture)
    try {
      return { bytes: await picture, type: types[address.format], etag: `"${key}"` }
    } finally {
      making.delete(name)
    }
  }
}

/** Fonts, texts and the picture library are loaded by the first picture: the first page must not wait for them. */
async function drawingTools() {
  const tools = await import('@haverhof/artwork/render')
  const { drawing } = await import('./drawing.ts')
  return { tools, drawing }
}

async function fromDiskOrNew(
  files: PictureFiles,
  name: string,
  renderNew: () => Promise<Buffer>,
  log: Logger,
): Promise<Buffer> {
  const stored = await files.read(name)
  if (stored) return stored
  const bytes = await renderNew()
  // A full or read-only disk costs time, never the picture.
  await files
    .write(name, bytes)
    .catch((error: unknown) => log.warn({ err: error }, 'a picture could not be kept'))
  return bytes
}

function render(tools: Tools, svg: string, address: PictureAddress): Promise<Buffer> {
  if (address.kind === 'share') return tools.renderPng(svg)
  if (address.kind === 'share-pack' || address.kind === 'share-content') return tools.renderJpeg(svg)
  return tools.renderPicture(svg, address.width, address.format)
}

function contentKey(svg: string, address: PictureAddress): string {
  const width = 'width' in address ? address.width : 'share'
  return createHash('sha256').update(`${width} ${address.format} ${svg}`).digest('base64url').slice(0, 32)
}
