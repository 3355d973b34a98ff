import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Hostile = { name: string; reason: string; bytes: () => Buffer | Promise<Buffer> }

export async function jpeg(width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#886644' } })
    .jpeg()
    .toBuffer()
}

/** Files that must be refused, and what the answer says (RETURNS-4). */
export const hostilePhotos: readonly Hostile[] = [
  { name: 'a drawing with a script', reason: 'photo-wrong-type', bytes: () => Buffer.from(svg) },
  {
    name: 'a page named .jpg',
    reason: 'photo-wrong-type',
    bytes: () => Buffer.from('<html><script>1</script>'),
  },
  { name: 'an archive named .jpg', reason: 'photo-wrong-type', bytes: () => Buffer.from('PK\x03\x04rest') },
  { name: 'a PDF', reason: 'photo-wrong-type', bytes: () => Buffer.from('%PDF-1.7 rest') },
  { name: 'an animation of many frames', reason: 'photo-wrong-type', bytes: () => animation('gif') },
  { name: 'an animated WebP', reason: 'photo-wrong-type', bytes: () => animation('webp') },
  {
    name: 'a TIFF',
    reason: 'photo-wrong-type',
    bytes: async () =>
      sharp(await jpeg())
        .tiff()
        .toBuffer(),
  },
  { name: 'a HEIC', reason: 'photo-wrong-type', bytes: () => Buffer.from('\0\0\0\x18ftypheic', 'latin1') },
  { name: 'a drawing behind the head of a JPEG', reason: 'photo-unreadable', bytes: () => headed(svg) },
  { name: 'noise behind the head of a JPEG', reason: 'photo-unreadable', bytes: () => headed(noise()) },
  { name: 'half a JPEG', reason: 'photo-unreadable', bytes: async () => half(await jpeg(2000, 1500)) },
  { name: 'half a PNG', reason: 'photo-unreadable', bytes: () => half(blankPng(3000, 3000)) },
  {
    name: 'a PNG of 14,000 × 14,000',
    reason: 'photo-too-many-pixels',
    bytes: () => blankPng(14_000, 14_000),
  },
  { name: 'a PNG that claims to be endless', reason: 'photo-unreadable', bytes: () => hugeClaim() },
  { name: 'a JPEG of 42 megapixels', reason: 'photo-too-many-pixels', bytes: () => jpeg(7000, 6000) },
  { name: 'a file of more than 10 MB', reason: 'photo-too-large', bytes: () => large(10_000_001) },
  { name: 'a file of 11 MB', reason: 'photo-too-large', bytes: () => large(11_000_000) },
]

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

function noise(): string {
  return randomBytes(4000).toString('latin1')
}

function headed(rest: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(rest, 'latin1')])
}

function half(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2)
}

async function large(size: number): Promise<Buffer> {
  const picture = await jpeg()
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)])
}

function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = 200
  const size = { width: 8, height: 8 * frames, channels: 3 as const, pageHeight: 8 }
  const pixels = Buffer.from(Array.from({ length: 192 * frames }, (_, at) => Math.floor(at / 192) % 256))
  const picture = sharp(pixels, { raw: size })
  return (format === 'gif' ? picture.gif() : picture.webp()).toBuffer()
}

/** A real PNG of one colour: huge when decoded, tiny as a file. */
function blankPng(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8))
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return png(width, height, deflateSync(rows, { level: 9 }))
}

function hugeClaim(): Buffer {
  return png(2_147_483_000, 2_147_483_000, deflateSync(Buffer.alloc(100)))
}

function png(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // One bit of grey for each pixel.
  head[8] = 1
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
