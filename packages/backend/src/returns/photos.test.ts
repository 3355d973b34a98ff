import { deliverStock, receiveOrder, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photoLimits } from '@haverhof/domain/returns'
import { HOUR } from '@haverhof/domain/shared'
import { redrawPhoto } from '../photos/index.ts'
import { hostilePhotos, jpeg } from './test-photos.ts'

const MB = 1024 * 1024
const muesli = 10101

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await deliverStock(shop.context, { variantId: muesli, amount: 500, by: 'test' })
})
afterAll(() => shop[Symbol.asyncDispose]())

type Caller = Awaited<ReturnType<typeof startCustomer>>

async function startReturning(): Promise<{ customer: Caller; send: (photo: Buffer) => Promise<Response> }> {
  const customer = await startCustomer(shop)
  const { orderId } = await receiveOrder(shop, customer, { lines: [[muesli, 5]] })
  const send = (photo: Buffer) => {
    const body = new FormData()
    const fields = { orderId, lineNumber: 1, quantity: 1, reason: 'damaged' }
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
    body.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), '../../holiday.jpg')
    return customer.request('/api/account/returns', { method: 'POST', body })
  }
  return { customer, send }
}

async function keptPhoto({ customer }: { customer: Caller }, answer: Response): Promise<Buffer> {
  expect(answer.status).toBe(200)
  const { returnId } = (await answer.json()) as { returnId: number }
  const photo = await customer.request(`/api/account/returns/${returnId}/photo`)
  return Buffer.from(await photo.arrayBuffer())
}

test('a decoded photo is not kept in memory, and one thread decodes it (RETURNS-4)', async () => {
  sharp.cache(true)
  sharp.concurrency(2)
  await redrawPhoto(await jpeg())
  expect(sharp.cache().memory.max).toBe(0)
  expect(sharp.concurrency()).toBe(1)
})

describe('RETURNS-4: what is no plain photo is refused, and nothing of it is kept', () => {
  test.each(hostilePhotos)('$name: $reason', async ({ bytes, reason }) => {
    const { customer, send } = await startReturning()
    const file = await bytes()
    const started = performance.now()
    const answer = await send(file)
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(answer.status).toBe(reason === 'photo-too-large' ? 413 : 400)
    expect(await answer.json()).toMatchObject({ code: reason, parameter: 'photo' })
    expect(await customer.read('/api/account/returns')).toMatchObject({ returns: [] })
  })

  test('a body that is longer than its header says is not read to the end (RETURNS-13)', async () => {
    const { customer } = await startReturning()
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += MB
        controller.enqueue(new Uint8Array(MB))
        if (sent >= 200 * MB) controller.close()
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100' }
    const init = { method: 'POST', headers, body, duplex: 'half' as const }
    const answer = await customer.request('/api/account/returns', init)
    expect([answer.status, await answer.json()]).toMatchObject([413, { parameter: 'photo' }])
    expect(sent).toBeLessThan(photoLimits.bytes + 8 * MB)
  })

  test('a body that announces too much is not read at all (RETURNS-13)', async () => {
    const { customer } = await startReturning()
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '99000000' }
    const answer = await customer.request('/api/account/returns', { method: 'POST', headers, body: 'x' })
    expect(answer.status).toBe(413)
  })

  test('a form that is none is refused', async () => {
    const { customer } = await startReturning()
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await customer.request('/api/account/returns', {
      method: 'POST',
      headers,
      body: 'garbage',
    })
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'malformed-form' }])
  })
})

describe('RETURNS-5: what is kept is a picture and nothing else', () => {
  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an archive', Buffer.from('PK\x03\x04 secret.php', 'latin1')],
  ])('%s behind a photo is left behind', async (_name, tail) => {
    const returning = await startReturning()
    const photo = await keptPhoto(returning, await returning.send(Buffer.concat([await jpeg(), tail])))
    expect(photo.includes(tail)).toBe(false)
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 })
  })

  test('PNG and WebP become JPEG on white, large ones at most 2000 px, turned upright', async () => {
    const returning = await startReturning()
    const clear = { create: { width: 40, height: 30, channels: 4 as const, background: '#00000000' } }
    for (const file of [await sharp(clear).png().toBuffer(), await sharp(clear).webp().toBuffer()]) {
      const photo = await keptPhoto(returning, await returning.send(file))
      expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
      const { channels } = await sharp(photo).stats()
      expect(channels.every(({ min }) => min > 250)).toBe(true)
    }
    const wide = await sharp(await jpeg(4000, 1000))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const metadata = await sharp(await keptPhoto(returning, await returning.send(wide))).metadata()
    expect([metadata.width, metadata.height, metadata.orientation, metadata.exif, metadata.icc]).toEqual([
      500,
      2000,
      undefined,
      undefined,
      undefined,
    ])
  })
})

test('thirty bombs at once are refused in little memory', async () => {
  const { bytes } = hostilePhotos.find(({ name }) => name.includes('14,000')) ?? hostilePhotos[0] ?? {}
  const bomb = (await bytes?.()) ?? Buffer.alloc(0)
  const senders = await Promise.all(Array.from({ length: 6 }, () => startReturning()))
  const before = process.memoryUsage.rss()
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 10)
  const answers = await Promise.all(
    senders.flatMap(({ send }) => Array.from({ length: 5 }, () => send(bomb))),
  )
  clearInterval(watching)
  expect(new Set(answers.map(({ status }) => status))).not.toContain(200)
  for (const { status } of answers) expect([400, 503]).toContain(status)
  expect((most - before) / MB).toBeLessThan(300)
})

describe('RETURNS-8: what many send at once', () => {
  const garbage = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } }

  test('a customer tries thirty times an hour at most', async () => {
    const [customer, other] = [await startCustomer(shop), await startCustomer(shop)]
    const attempt = (by: Caller) => by.request('/api/account/returns', { ...garbage, body: 'garbage' })
    for (let times = 0; times < 30; times += 1) expect((await attempt(customer)).status).toBe(400)
    expect((await attempt(customer)).status).toBe(429)
    expect((await attempt(other)).status).toBe(400)
    shop.clock.advance(HOUR)
    expect((await attempt(customer)).status).toBe(400)
  })

  test('four forms are read at a time, and who comes when twenty wait gets 503', async () => {
    const customer = await startCustomer(shop)
    const open = new Set<ReadableStreamDefaultController>()
    let [mostOpen, isOver] = [0, false]
    const attempt = () => {
      const start = (controller: ReadableStreamDefaultController) => {
        open.add(controller)
        mostOpen = Math.max(mostOpen, open.size)
        if (isOver) end(controller)
      }
      const body = new ReadableStream({ pull: start }, { highWaterMark: 0 })
      const init = { ...garbage, body, duplex: 'half' as const }
      return customer.request('/api/account/returns', init)
    }
    const end = (controller: ReadableStreamDefaultController) => {
      open.delete(controller)
      controller.close()
    }
    const answers = Array.from({ length: 25 }, attempt)
    expect((await Promise.race(answers)).status).toBe(503)
    expect(open.size).toBe(4)
    isOver = true
    for (const controller of open) end(controller)
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(1)
    expect(mostOpen).toBe(4)
  })

  test('photos are drawn one after the other: a small one waits for the large one before it', async () => {
    const photoOf = (width: number) =>
      sharp({ create: { width, height: width, channels: 3, background: '#885522' } })
        .jpeg()
        .toBuffer()
    const [large, small] = [await photoOf(5000), await photoOf(10)]
    const drawn: string[] = []
    const draw = async (name: string, file: Buffer) => {
      await redrawPhoto(file)
      drawn.push(name)
    }
    await Promise.all([draw('large', large), draw('small', small)])
    expect(drawn).toEqual(['large', 'small'])
  })
})
