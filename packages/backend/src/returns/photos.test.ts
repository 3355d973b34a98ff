import { receiveOrder, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photoLimits } from '@haverhof/domain/returns'
import { deliverStock } from '../orders/index.ts'
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

  test('a body that is longer than its header says is not read to the end', async () => {
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

  test('a body that announces too much is not read at all', async () => {
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
    const kept = await keptPhoto(returning, await returning.send(Buffer.concat([await jpeg(), tail])))
    expect(kept.includes(tail)).toBe(false)
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 })
  })

  test('PNG and WebP become JPEG on white, large ones at most 2000 px, turned upright', async () => {
    const returning = await startReturning()
    const clear = { create: { width: 40, height: 30, channels: 4 as const, background: '#00000000' } }
    for (const file of [await sharp(clear).png().toBuffer(), await sharp(clear).webp().toBuffer()]) {
      const kept = await keptPhoto(returning, await returning.send(file))
      expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
      const { channels } = await sharp(kept).stats()
      expect(channels.every(({ min }) => min > 250)).toBe(true)
    }
    const wide = await sharp(await jpeg(4000, 1000))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const kept = await sharp(await keptPhoto(returning, await returning.send(wide))).metadata()
    expect([kept.width, kept.height, kept.orientation, kept.exif, kept.icc]).toEqual([
      500,
      2000,
      undefined,
      undefined,
      undefined,
    ])
  })
})

test('thirty bombs at once are refused in little memory', { timeout: 120_000 }, async () => {
  const { bytes } = hostilePhotos.find(({ name }) => name.includes('14,000')) ?? hostilePhotos[0] ?? {}
  const bomb = (await bytes?.()) ?? Buffer.alloc(0)
  const senders = await Promise.all(Array.from({ length: 6 }, () => startReturning()))
  const before = process.memoryUsage.rss()
  let most = before
  const watching = new AbortController()
  const watch = (async () => {
    while (!watching.signal.aborted) {
      most = Math.max(most, process.memoryUsage.rss())
      await setTimeout(10)
    }
  })()
  const answers = await Promise.all(
    senders.flatMap(({ send }) => Array.from({ length: 5 }, () => send(bomb))),
  )
  watching.abort()
  await watch
  expect(new Set(answers.map(({ status }) => status))).not.toContain(200)
  for (const { status } of answers) expect([400, 503]).toContain(status)
  expect((most - before) / MB).toBeLessThan(300)
})
