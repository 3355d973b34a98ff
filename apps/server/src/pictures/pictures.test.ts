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
  }))

test.each([
  '/pictures/10101-300.webp',
  '/pictures/10101-400.png',
  '/pictures/99999999-400.webp',
  '/pictures/9999999999-400.webp',
  '/pictures/0-400.webp',
  '/pictures/../10101-400.webp',
  '/pictures/share/other.png',
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

test('the picture for sharing is 1200 by 630 (PICTURES-2)', () =>
  withPictures(async ({ get }) => {
    const bytes = Buffer.from(await (await get('/pictures/share/shop.png')).arrayBuffer())
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  }))
