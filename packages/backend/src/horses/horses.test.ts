import { DAY } from '@haverhof/domain/shared'
import {
  bella,
  type Customer,
  packOfMuesli,
  startCustomer,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { photoForm } from '../photos/test-photo.ts'

const muesli = 10_101
const oil = 39_101
const mashOfTwoDaysAWeek = 13_202

let shop: TestShop
let anna: Customer
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-11-16T12:00:00Z') })
})
beforeEach(async () => {
  anna = await startCustomer(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

type Listed = {
  horseId: number
  name: string
  weightKg: number
  health: unknown
  photoUrl: string | null
  weights: { weighedOn: string; weightKg: number }[]
  packs: { productVariantId: number; runsOutOn: string; title: string; url: string | null }[]
}

const list = async (customer = anna) =>
  (await customer.read<{ horses: Listed[] }>('/api/account/horses')).horses

async function add(fields: Record<string, unknown> = {}, customer = anna): Promise<number> {
  const json = { ...bella, name: 'Bella', ...fields }
  return (await customer.read<{ horseId: number }>('/api/account/horses', { json })).horseId
}

const change = (horseId: number, fields: Record<string, unknown>) =>
  anna.request(`/api/account/horses/${horseId}`, {
    method: 'PUT',
    json: { ...bella, name: 'Bella', ...fields },
  })

test('HORSES-1: a horse comes back as it was told, by name, what is unknown as unknown', async () => {
  const first = await add({ name: ' Zorro\n ', health: 'unknown', birthYear: null })
  const second = await add({ name: 'bella' })
  expect(await list()).toMatchObject([
    { horseId: second, ...bella, name: 'bella', photoUrl: null, packs: [] },
    { horseId: first, name: 'Zorro', health: 'unknown', birthYear: null },
  ])
  expect(await list(await startCustomer(shop))).toEqual([])
})

test('HORSES-1, FEED-ADVICE-2: a donkey is kept with straw for forage, a horse is not', async () => {
  const owner = await startCustomer(shop)
  const send = (horseType: string) => {
    const json = { ...bella, name: 'Balou', horseType, roughageType: 'straw' }
    return owner.request('/api/account/horses', { json })
  }
  expect((await send('donkey')).ok).toBe(true)
  const refused = await send('pony')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ errors: [{ parameter: 'roughageType' }] })
})

test('HORSES-2: what no horse is is refused field by field', async () => {
  const json = { ...bella, name: ' ', weightKg: 20, birthYear: 2030 }
  const answer = await anna.request('/api/account/horses', { json })
  expect(answer.status).toBe(400)
  const { errors } = (await answer.json()) as { errors: { parameter: string }[] }
  expect(errors.map(({ parameter }) => parameter)).toEqual(['name', 'weightKg', 'birthYear'])
  for (const wrong of [
    { horseType: 'cow' },
    { health: ['gout'] },
    { lifeStage: 'mare-12' },
    { name: 'x'.repeat(200) },
  ])
    expect(
      (await anna.request('/api/account/horses', { json: { ...bella, name: 'x', ...wrong } })).status,
    ).toBe(400)
})

test('HORSES-2, HORSES-14: twenty horses and no more, however many come at once', async () => {
  const json = { ...bella, name: 'Bella' }
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => anna.request('/api/account/horses', { json })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  expect(await list()).toHaveLength(20)
})

test('HORSES-4: another weight is written down as that of today, the same one is not', async () => {
  const horseId = await add()
  const path = `/api/account/horses/${horseId}/weights`
  expect((await anna.request(path, { json: { weighedOn: '2026-10-01', weightKg: 540 } })).status).toBe(204)
  shop.clock.advance(DAY)
  expect((await change(horseId, {})).status).toBe(204)
  expect((await list())[0]?.weights).toHaveLength(2)
  expect((await change(horseId, { weightKg: 572 })).status).toBe(204)
  expect(await list()).toMatchObject([
    {
      weightKg: 572,
      weights: [{ weightKg: 572 }, { weightKg: 560 }, { weighedOn: '2026-10-01', weightKg: 540 }],
    },
  ])
  expect((await anna.request(path, { json: { weighedOn: '2030-01-01', weightKg: 540 } })).status).toBe(400)
  const [newest, ...others] = (await list())[0]?.weights ?? []
  for (const { weighedOn } of others)
    expect((await anna.request(`${path}/${weighedOn}`, { method: 'DELETE' })).status).toBe(204)
  const last = await anna.request(`${path}/${newest?.weighedOn ?? ''}`, { method: 'DELETE' })
  expect([last.status, ((await last.json()) as { code: string }).code]).toEqual([409, 'last-weight'])
})

test('HORSES-5: a photo is drawn anew without its place, replaced and taken away', async () => {
  const horseId = await add()
  const path = `/api/account/horses/${horseId}/photo`
  const create = { width: 3000, height: 1000, channels: 3 as const, background: '#765' }
  const withPlace = await sharp({ create })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.append('photo', new Blob([new Uint8Array(withPlace)]))
  expect((await anna.request(path, { method: 'PUT', body })).status).toBe(204)
  const url = (await list())[0]?.photoUrl ?? ''
  const answer = await anna.request(url)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const photo = Buffer.from(await answer.arrayBuffer())
  expect(photo.includes('secret-place')).toBe(false)
  const { width, exif } = await sharp(photo).metadata()
  expect([width, exif]).toEqual([2000, undefined])
  const text = new FormData()
  text.append('photo', new Blob(['<svg onload="x">']))
  expect((await anna.request(path, { method: 'PUT', body: text })).status).toBe(400)
  expect((await anna.request(path, { method: 'PUT', body: await photoForm() })).status).toBe(204)
  expect((await anna.request(path, { method: 'DELETE' })).status).toBe(204)
  expect((await anna.request(path)).status).toBe(404)
})

test('HORSES-7: the horse of a browser comes along once, from however many windows, and to each account', async () => {
  const guestKey = randomUUID()
  const json = { ...bella, name: 'Bella', guestKey }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => anna.read<{ horseId: number }>('/api/account/horses', { json })),
  )
  expect(new Set(answers.map(({ horseId }) => horseId)).size).toBe(1)
  expect(await list()).toHaveLength(1)
  const other = await startCustomer(shop)
  expect(await add({ guestKey }, other)).not.toBe(answers[0]?.horseId)
  expect(await list()).toHaveLength(1)
})

test('HORSES-9: a pack says when it runs out, by its content; what is sold by the piece does not', async () => {
  const horseId = await add()
  const path = (variantId: number) => `/api/account/horses/${horseId}/packs/${variantId}`
  const json = { ...packOfMuesli, openedOn: '2026-11-10' }
  expect((await anna.request(path(muesli), { method: 'PUT', json })).status).toBe(204)
  const [horse] = await list()
  expect(horse?.packs).toMatchObject([{ productVariantId: muesli, runsOutOn: '2026-11-22' }])
  expect(horse?.packs[0]?.title).not.toBe('')
  expect(horse?.packs[0]?.url).toMatch(/^\//)
  for (const wrong of [
    { gramsPerDay: 0 },
    { pieces: 51 },
    { openedOn: '2030-01-01' },
    { openedOn: '2026-02-30' },
  ])
    expect((await anna.request(path(muesli), { method: 'PUT', json: { ...json, ...wrong } })).status).toBe(
      400,
    )
  expect((await anna.request(path(999_999), { method: 'PUT', json })).status).toBe(404)
  expect((await anna.request(path(90_101), { method: 'PUT', json })).status).toBe(404)
  expect((await anna.request(path(muesli), { method: 'DELETE' })).status).toBe(204)
  expect((await list())[0]?.packs).toEqual([])
})

test('HORSES-19: what is fed in a course lasts the longer, what is poured counts in millilitres, and the list says both', async () => {
  const horseId = await add()
  const open = async (variantId: number, gramsPerDay: number) => {
    const json = { ...packOfMuesli, openedOn: '2026-11-10', gramsPerDay }
    const path = `/api/account/horses/${horseId}/packs/${variantId}`
    expect((await anna.request(path, { method: 'PUT', json })).status).toBe(204)
  }
  await open(mashOfTwoDaysAWeek, 450)
  await open(oil, 60)
  expect((await list())[0]?.packs).toMatchObject([
    { productVariantId: oil, runsOutOn: '2026-11-26', unit: 'ml', fedDays: null },
    { productVariantId: mashOfTwoDaysAWeek, runsOutOn: '2027-03-05', unit: 'g', fedDays: { days: 2, of: 7 } },
  ])
})

test('HORSES-3: a horse takes everything along when it goes, and so does the account', async () => {
  const horseId = await add()
  const json = { ...packOfMuesli, openedOn: '2026-11-10' }
  await anna.request(`/api/account/horses/${horseId}/packs/${muesli}`, { method: 'PUT', json })
  await anna.request(`/api/account/horses/${horseId}/photo`, { method: 'PUT', body: await photoForm() })
  expect((await anna.request(`/api/account/horses/${horseId}`, { method: 'DELETE' })).status).toBe(204)
  const { rows } = await shop.context.database.pool.query(
    `select 1 from horse_weight where horse_id = $1 union all select 1 from horse_photo where horse_id = $1
     union all select 1 from horse_pack where horse_id = $1`,
    [horseId],
  )
  expect(rows).toEqual([])
  expect((await change(horseId, {})).status).toBe(404)
})
