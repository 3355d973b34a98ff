import type { Pack } from '@haverhof/artwork'
import { concurrencyLimit } from '@haverhof/backend/limits'
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { PictureAddress } from './picture-address.ts'
import { type PictureFiles, createPictureFiles } from './picture-files.ts'

export type Picture = { bytes: Buffer; type: string; etag: string }

export type Subject = { address: PictureAddress; pack: Pack | null }

const types = { webp: 'image/webp', avif: 'image/avif', png: 'image/png' }

/** PICTURES-3: a picture is rendered once, two at a time at most, and kept on disk under a name made from its content. */
export function createPictureMaker(folder: string, log: Logger) {
  const files = createPictureFiles(folder)
  const limited = concurrencyLimit({ concurrency: 2, maxPending: 500 })
  const making = new Map<string, Promise<Buffer>>()

  return async function makePicture(subject: Subject): Promise<Picture> {
    const { address } = subject
    const tools = await drawingTools()
    const svg = drawing(tools, subject)
    const key = contentKey(svg, address)
    const name = `${key}.${address.format}`
    const running = making.get(name)
    const made = running ?? limited(() => fromDiskOrNew(files, name, () => render(tools, svg, address), log))
    if (!running) making.set(name, made)
    try {
      return { bytes: await made, type: types[address.format], etag: `"${key}"` }
    } finally {
      making.delete(name)
    }
  }
}

type Tools = Awaited<ReturnType<typeof drawingTools>>

/** Fonts and the picture library are loaded by the first picture: the first page must not wait for them. */
function drawingTools() {
  return import('@haverhof/artwork/render')
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

function drawing({ packSvg, shareSvg }: Tools, { address, pack }: Subject): string {
  if (address.kind === 'share') return shareSvg(address.platform)
  if (!pack) throw new Error('a picture of a pack needs the pack')
  return packSvg(pack)
}

function render({ renderPicture, renderPng }: Tools, svg: string, address: PictureAddress): Promise<Buffer> {
  return address.kind === 'share' ? renderPng(svg) : renderPicture(svg, address.width, address.format)
}

function contentKey(svg: string, address: PictureAddress): string {
  const width = address.kind === 'pack' ? address.width : 'share'
  return createHash('sha256').update(`${width} ${address.format} ${svg}`).digest('base64url').slice(0, 32)
}
