import { startTestShop } from '@haverhof/testing'
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { type AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { answerPicture } from './answer-picture.ts'
import { createPictures } from './pictures.ts'

async function withPictures(run: (tools: Awaited<ReturnType<typeof open>>) => Promise<void>): Promise<void> {
  await using shop = await startTestShop()
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  const tools = await open(shop, folder)
  try {
    await run(tools)
  } finally {
    tools.close()
    await rm(folder, { recursive: true })
  }
}

async function open(shop: Awaited<ReturnType<typeof startTestShop>>, folder: string) {
  const pictures = createPictures(shop.context, folder)
  const server = createServer((request, response) => {
    answerPicture(pictures, request.url ?? '', request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    shop,
    folder,
    get: (url: string, init?: RequestInit) => fetch(origin + url, init),
    close: () => server.close(),
  }
}

test('a pack is a picture of the asked width and format, for a day and with an ETag (PICTURES-2, PICTURES-5)', () =>
  withPictures(async ({ get }) => {
    const response = await get('/pictures/10101-400.webp')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X')
    expect([bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]).toEqual([400, 400])
    const again = await get('/pictures/10101-400.webp', {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect((await get('/pictures/10101-200.avif')).headers.get('content-type')).toBe('image/avif')
    const forLetters = await get('/pictures/nl/10101-400.jpg')
    expect(forLetters.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await forLetters.arrayBuffer()).readUInt16BE(0)).toBe(0xff_d8)
  }))

test.each([
  '/pictures/10101-300.webp',
  '/pictures/10101-400.png',
  '/pictures/99999999-400.webp',
  '/pictures/9999999999-400.webp',
  '/pictures/0-400.webp',
  '/pictures/../10101-400.webp',
  '/pictures/share/other.png',
  '/pictures/fr/10101-400.webp',
  '/pictures/nl/10101-back-400.webp',
  '/pictures/share/nl/99999999.jpg',
  '/pictures/content/shop/advice-articles-1-400.webp',
  '/pictures/content/shop/recipes-2102-400.webp',
  '/pictures/category/shop/9-400.webp',
  '/pictures/category/shop/11-300.webp',
  '/pictures/',
])('%s is no picture (PICTURES-2)', (url) =>
  withPictures(async ({ get }) => {
    expect((await get(url)).status).toBe(404)
  }),
)

test('many requests for one picture render it once, and a second one needs no database (PICTURES-3)', () =>
  withPictures(async ({ shop, folder, get }) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/pictures/10101-200.webp')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await readdir(path.join(folder, 'pictures'))).toHaveLength(1)
    const before = shop.context.database.statementCount()
    await get('/pictures/10101-200.webp')
    expect(shop.context.database.statementCount()).toBe(before)
  }))

test('a file that was cut short is made again (PICTURES-4)', () =>
  withPictures(async ({ shop, folder, get }) => {
    const whole = await (await get('/pictures/10101-200.webp')).arrayBuffer()
    const [name = ''] = await readdir(path.join(folder, 'pictures'))
    await truncate(path.join(folder, 'pictures', name), 400)
    const restarted = await open(shop, folder)
    const again = await (await restarted.get('/pictures/10101-200.webp')).arrayBuffer()
    restarted.close()
    expect(Buffer.from(again).equals(Buffer.from(whole))).toBe(true)
  }))

test('a new title shows on the picture within a minute (PICTURES-5)', () =>
  withPictures(async ({ shop, get }) => {
    const before = (await get('/pictures/10101-200.webp')).headers.get('etag')
    await shop.context.database.pool.query(`update product_text set title = 'Nieuw' where product_id = 101`)
    shop.clock.advance(61_000)
    expect((await get('/pictures/10101-200.webp')).headers.get('etag')).not.toBe(before)
  }))

test('each language has its own pack, and the old address still answers (PICTURES-1, PICTURES-2)', () =>
  withPictures(async ({ get }) => {
    const etagOf = async (url: string) => (await get(url)).headers.get('etag')
    const dutch = await etagOf('/pictures/nl/10101-200.webp')
    expect(await etagOf('/pictures/10101-200.webp')).toBe(dutch)
    const danish = await get('/pictures/da/10101-200.webp')
    expect(danish.headers.get('etag')).not.toBe(dutch)
    expect(sizeOfWebp(Buffer.from(await danish.arrayBuffer()))).toEqual([200, 200])
  }))

test('a feed is seen from behind, opened and by the scoop; the feed itself looks the same in all languages (PICTURES-7, PICTURES-10)', () =>
  withPictures(async ({ get }) => {
    for (const view of ['label', 'feed', 'scoop']) {
      const [german, italian] = await Promise.all(
        ['de', 'it'].map((language) => get(`/pictures/${language}/10101-${view}-400.webp`)),
      )
      expect(sizeOfWebp(Buffer.from((await german?.arrayBuffer()) ?? new ArrayBuffer()))).toEqual([400, 400])
      const isSame = german?.headers.get('etag') === italian?.headers.get('etag')
      expect(isSame).toBe(view === 'feed')
    }
    // A cap has no label, nothing inside and no scoop; oil is not scooped.
    expect((await get('/pictures/nl/41401-label-400.webp')).status).toBe(404)
    expect((await get('/pictures/nl/41401-feed-400.webp')).status).toBe(404)
    expect((await get('/pictures/nl/39101-scoop-400.webp')).status).toBe(404)
    expect((await get('/pictures/nl/39101-feed-400.webp')).status).toBe(200)
  }))

test('a product and a text have a picture for sharing of 1200 by 630, in their language (PICTURES-8)', () =>
  withPictures(async ({ get }) => {
    for (const url of ['/pictures/share/sv/10101.jpg', '/pictures/share/shop/nl/advice-articles-2102.jpg']) {
      const response = await get(url)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(sizeOfJpeg(bytes)).toEqual([1200, 630])
      expect(bytes.length).toBeLessThan(120_000)
    }
    const etags = await Promise.all(
      ['nl', 'de'].map(async (language) =>
        (await get(`/pictures/share/shop/${language}/advice-articles-2102.jpg`)).headers.get('etag'),
      ),
    )
    expect(etags[0]).not.toBe(etags[1])
  }))

test('a text has the same picture in every language, in the look of each brand that tells it (CONTENT-PAGES-5, PICTURES-11)', () =>
  withPictures(async ({ get }) => {
    const of = (platform: string, rest: string) => get(`/pictures/content/${platform}/${rest}`)
    const [ours, theirs] = await Promise.all(
      ['shop', 'muehldorfer'].map((platform) => of(platform, 'advice-articles-2108-400.webp')),
    )
    expect(ours?.headers.get('etag')).not.toBe(theirs?.headers.get('etag'))
    expect(sizeOfWebp(Buffer.from((await ours?.arrayBuffer()) ?? new ArrayBuffer()))).toEqual([400, 267])
    expect((await of('shop', 'advice-videos-2203-step6-200.webp')).status).toBe(200)
    expect((await of('shop', 'advice-videos-2203-step7-200.webp')).status).toBe(404)
    expect((await of('corporate', 'advice-articles-2102-400.webp')).status).toBe(404)
  }))

test('a category has a picture in the look of each brand that has it (CATALOGUE-28, PICTURES-11)', () =>
  withPictures(async ({ get }) => {
    const [ours, theirs] = await Promise.all(
      ['shop', 'muehldorfer'].map((platform) => get(`/pictures/category/${platform}/11-400.webp`)),
    )
    expect(ours?.headers.get('etag')).not.toBe(theirs?.headers.get('etag'))
    expect(sizeOfWebp(Buffer.from((await ours?.arrayBuffer()) ?? new ArrayBuffer()))).toEqual([400, 267])
    // The analysis of hay is sold by Haverhof alone.
    expect((await get('/pictures/category/shop/90-200.webp')).status).toBe(200)
    expect((await get('/pictures/category/muehldorfer/90-200.webp')).status).toBe(404)
    expect((await get('/pictures/category/corporate/11-200.webp')).status).toBe(404)
  }))

test('the picture for sharing is 1200 by 630 (PICTURES-12)', () =>
  withPictures(async ({ get }) => {
    const bytes = Buffer.from(await (await get('/pictures/share/shop.png')).arrayBuffer())
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  }))

/** As the header of a lossy WebP says it, with or without transparency. */
function sizeOfWebp(bytes: Buffer): [number, number] {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
}

/** The frame header of a JPEG holds its height and width. */
function sizeOfJpeg(bytes: Buffer): [number, number] {
  let at = 2
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  throw new Error('no JPEG')
}
