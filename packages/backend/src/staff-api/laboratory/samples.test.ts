import { sampleCode } from '@haverhof/domain/laboratory'
import { hayValues, startStaff, startTestShop, type TestShop, type TestStaff } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderSampleAt } from '../../laboratory/test-samples.ts'

let shop: TestShop
let bench: TestStaff
beforeAll(async () => {
  shop = await startTestShop()
  bench = await startStaff(shop, {
    permissions: ['samples.read', 'samples.receive', 'samples.measure', 'samples.advise'],
  })
})
afterAll(() => shop[Symbol.asyncDispose]())

type Sample = { sampleId: number; code: string; status: string }
type List = { items: Sample[]; next: string | null; total: number }

let count = 0
const order = () => orderSampleAt(shop, `Hooi ${(count += 1)}`)
const step = (sampleId: number, name: string, json: unknown, by = bench) =>
  by.request(`/samples/${sampleId}/${name}`, { json })

test('a sample goes from its scan to its advice, and the bench never sees whose it is (LABORATORY-23, STAFF-4)', async () => {
  const { sampleId, key, orderId } = await order()
  const answers: string[] = []
  const sampleOf = async (path: string) => {
    const answer = await bench.request(path)
    expect(answer.status).toBe(200)
    answers.push(await answer.clone().text())
    return (await answer.json()) as Sample
  }
  for (const code of [sampleCode(sampleId), String(sampleId), key])
    expect(await sampleOf(`/samples/scan?code=${code}`)).toMatchObject({ sampleId, status: 'ordered' })
  expect((await bench.request(`/samples/scan?code=S${sampleId}x`)).status).toBe(404)

  expect(await (await step(sampleId, 'receipt', {})).json()).toMatchObject({ code: 'type-missing' })
  const early = { sampleType: 'hay', receivedOn: '01-01-2020' }
  expect(await (await step(sampleId, 'receipt', early)).json()).toMatchObject({ code: 'invalid-date' })
  expect((await step(sampleId, 'receipt', { sampleType: 'hay' })).status).toBe(200)
  expect((await step(sampleId, 'advice', {})).status).toBe(409)

  const wrong = await step(sampleId, 'measurement', {
    sampleType: 'hay',
    values: { ...hayValues, sugar: 900, ph: 4 },
  })
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { code: 'bad-values', errors: [{ parameter: 'sugar' }, { parameter: 'ph' }] },
  ])
  const measured = await step(sampleId, 'measurement', {
    sampleType: 'hay',
    values: { ...hayValues, sugar: 190 },
  })
  expect(await measured.json()).toMatchObject({ status: 'measured', values: { sugar: 190 } })

  // The adviser sees the result before publication (LABORATORY-24).
  const preview = await bench.read<{ advice: unknown[]; products: unknown[] }>(`/samples/${sampleId}/report`)
  expect(preview.advice.length).toBeGreaterThan(0)
  expect((await shop.read<{ advice: unknown[] }>(`/api/results/${key}`)).advice).toEqual([])
  expect((await step(sampleId, 'advice', { note: 'Mooi hooi.' })).status).toBe(200)
  expect(await shop.read(`/api/results/${key}`)).toMatchObject({
    advice: preview.advice,
    products: preview.products,
    adviserNote: 'Mooi hooi.',
  })

  const corrected = await step(sampleId, 'correction', {
    values: { sugar: 60 },
    reason: 'Monsters verwisseld',
  })
  expect(await corrected.json()).toMatchObject({ isTold: true, values: { sugar: 60 } })
  await sampleOf(`/samples/${sampleId}`)
  await sampleOf(`/samples?state=advised`)
  await sampleOf(`/samples/${sampleId}/report`)
  const { rows } = await shop.context.database.pool.query<{ email: string; last: string; city: string }>(
    `select email_address email, billing->>'lastName' "last", billing->'address'->>'city' city from shop_order where order_id = $1`,
    [orderId],
  )
  for (const secret of [rows[0]?.email ?? '?', rows[0]?.last ?? '?', rows[0]?.city ?? '?', String(orderId)])
    expect(answers.join('\n')).not.toContain(secret)
})

test('the bench is narrowed by state, analysis, kind and age, and paged by key (LABORATORY-23, STAFF-8)', async () => {
  const samples = [await order(), await order(), await order()]
  const [first, second] = samples
  await step(first?.sampleId ?? 0, 'receipt', { sampleType: 'silage' })
  const ids = (list: List) => list.items.map(({ sampleId }) => sampleId)
  expect(ids(await bench.read<List>('/samples?state=received'))).toEqual([first?.sampleId])
  expect(ids(await bench.read<List>('/samples?sampleType=silage&analysis=Rqs'))).toEqual([first?.sampleId])
  expect(ids(await bench.read<List>('/samples?analysis=Qs'))).toEqual([])
  expect(ids(await bench.read<List>('/samples?waitsDays=2'))).toEqual([])
  const page = await bench.read<List>('/samples?limit=2')
  expect([ids(page), page.total]).toEqual([samples.slice(0, 2).map(({ sampleId }) => sampleId), 3])
  expect(ids(await bench.read<List>(`/samples?limit=2&after=${page.next}`))).toEqual([samples[2]?.sampleId])
  shop.clock.advance(3 * 86_400_000)
  expect((await bench.read<List>('/samples?waitsDays=2&state=ordered')).total).toBe(2)
  const german = await startStaff(shop, { permissions: ['samples.read', 'samples.receive'], siteIds: [2] })
  expect((await german.read<List>('/samples')).items).toEqual([])
  expect((await german.request(`/samples/${second?.sampleId}`)).status).toBe(404)
  expect((await german.request(`/samples/scan?code=${second?.key}`)).status).toBe(404)
  expect((await step(second?.sampleId ?? 0, 'receipt', { sampleType: 'hay' }, german)).status).toBe(404)
  for (const query of ['state=lost', 'waitsDays=0', 'after=x', 'limit=500'])
    expect((await bench.request(`/samples?${query}`)).status).toBe(400)
})

test('ten who enter the values of one sample at once make one measurement (LABORATORY-6)', async () => {
  const { sampleId } = await order()
  await step(sampleId, 'receipt', { sampleType: 'hay' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      step(sampleId, 'measurement', { sampleType: 'hay', values: { ...hayValues, sugar: 50 + turn } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array<number>(9).fill(409),
  ])
})
