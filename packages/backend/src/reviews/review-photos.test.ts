import {
  type Customer,
  customerPassword,
  receiveOrder,
  startCustomer,
  startStaff,
  startTestShop,
  type TestShop,
  type TestStaff,
} from '@haverhof/testing'
import { horseTypes, workLoads } from '@haverhof/domain/feed-advice'
import { horseFactLists } from '@haverhof/domain/reviews'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetOld } from '../jobs/index.ts'
import { reviewPhotoRetention } from '../catalogue/index.ts'
import { hostilePhotos } from '../returns/test-photos.ts'
import { askForReview } from './index.ts'
import { cameraPhoto, formOf, type ReviewForm } from './test-review-photos.ts'

const productId = 101
const muesli = 10101
const DAY = 24 * 3_600_000

let shop: TestShop
let staff: TestStaff
beforeAll(async () => {
  shop = await startTestShop()
  staff = await startStaff(shop, { permissions: ['reviews.decide'] })
})
afterAll(() => shop[Symbol.asyncDispose]())

type Photo = { photoId: number; isShown: boolean }
type Written = { reviewId: number; photos: (Photo & { url: string })[]; facts: unknown; state: string }
type Shown = { reviewId: number; facts: unknown; photos: { url: string; thumbnailUrl: string }[] }
type Page = { reviews: Shown[]; total: number; filters: { withPhoto: number; horseKinds: string[] } }

let turn = 0
const words = () => ({
  productId: String(productId),
  title: 'Graag gegeten',
  text: `Onze pony nummer ${(turn += 1)} eet het elke dag met smaak.`,
  rating: '4',
})

const send = (customer: Customer, fields: ReviewForm, query = '') =>
  customer.request(`/api/reviews/form${query}`, { method: 'POST', body: formOf({ ...words(), ...fields }) })

const writtenBy = async (customer: Customer) =>
  (await customer.read<{ written: Written[] }>('/api/account/reviews')).written

async function writeWithPhotos(fields: ReviewForm = {}): Promise<{ customer: Customer; review: Written }> {
  const customer = await startCustomer(shop)
  const photos = { photo1: await cameraPhoto('#885522'), photo2: await cameraPhoto('#225588') }
  expect((await send(customer, { ...photos, ...fields })).status).toBe(200)
  const [review] = await writtenBy(customer)
  if (!review) throw new Error('nothing was written')
  return { customer, review }
}

const decide = (reviewId: number, json: unknown) => staff.request(`/reviews/${reviewId}/decision`, { json })
const publish = (reviewId: number, photoIds?: number[]) =>
  decide(reviewId, { verdict: 'published', from: 'waiting', ...(photoIds && { photoIds }) })
const list = (query = '') => shop.read<Page>(`/api/reviews/${productId}${query}`)
const shownOf = async (wanted: number) => (await list()).reviews.find(({ reviewId }) => reviewId === wanted)

test('REVIEWS-15, REVIEWS-24: facts about the horse are picked from lists, and stand with the review', async () => {
  const customer = await startCustomer(shop)
  const facts = { horseKind: 'pony', ageBand: '10-to-17', workLoad: 'light', fedFor: 'from-1-year' }
  const { rating, ...rest } = words()
  const review = { ...rest, productId, rating: Number(rating) }
  const wrong = await customer.request('/api/reviews', { json: { ...review, facts: { horseKind: 'Bella' } } })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ parameter: 'facts.horseKind' })
  const done = await customer.request('/api/reviews', { json: { ...review, facts } })
  expect(await done.json()).toEqual({ published: true })
  const [written] = await writtenBy(customer)
  expect(written?.facts).toEqual(facts)
  expect(await shownOf(written?.reviewId ?? 0)).toMatchObject({ facts, photos: [] })
})

test('REVIEWS-15: kinds and work are those that the feed calculator asks for', () => {
  expect(horseFactLists.horseKind).toEqual(horseTypes)
  expect(horseFactLists.workLoad).toEqual(workLoads)
})

test('REVIEWS-16, REVIEWS-26, REVIEWS-27: a review with photos waits for a person; its photos carry nothing of the camera, and only the writer sees them', async () => {
  const { customer, review } = await writeWithPhotos({ horseKind: 'donkey' })
  expect(review).toMatchObject({ state: 'waiting', facts: { horseKind: 'donkey' } })
  expect(review.photos).toHaveLength(2)
  const [first] = review.photos
  const own = await customer.request(first?.url ?? '')
  expect(own.headers.get('content-type')).toBe('image/jpeg')
  expect(own.headers.get('cache-control')).toContain('no-store')
  const photo = Buffer.from(await own.arrayBuffer())
  expect(photo.includes('Marieke')).toBe(false)
  const { format, width, height, exif } = await sharp(photo).metadata()
  expect([format, width, height, exif]).toEqual(['jpeg', 640, 480, undefined])
  const foreign = await startCustomer(shop)
  expect((await foreign.request(first?.url ?? '')).status).toBe(404)
  for (const path of ['', '/thumbnail'])
    expect((await shop.request(`/api/reviews/photos/${first?.photoId}${path}`)).status).toBe(404)
  expect(await shownOf(review.reviewId)).toBeUndefined()
  expect((await staff.read<{ concerns: string[] }>(`/reviews/${review.reviewId}`)).concerns).toEqual([
    'photos',
  ])
})

describe('REVIEWS-16: what is no plain photo is refused, and the answer names its field', () => {
  test.each(hostilePhotos)('$name: $reason', async ({ bytes, reason }) => {
    const customer = await startCustomer(shop)
    const answer = await send(customer, { photo1: await cameraPhoto('#885522'), photo2: await bytes() })
    expect(answer.status).toBe(reason === 'photo-too-large' ? 413 : 400)
    expect(await answer.json()).toMatchObject({ code: reason, parameter: 'photo2' })
    expect(await writtenBy(customer)).toEqual([])
  })

  test('three photos that are too large together are not read to the end', async () => {
    const customer = await startCustomer(shop)
    const large = Buffer.concat([await cameraPhoto('#885522'), Buffer.alloc(9_000_000)])
    const form = new Response(formOf({ ...words(), photo1: large, photo2: large, photo3: large }))
    const headers = { 'content-type': form.headers.get('content-type') ?? '' }
    const body = await form.arrayBuffer()
    const answer = await customer.request('/api/reviews/form', { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'photo-too-large' })
  })

  test('a fourth photo is none, and who may not write sends nothing', async () => {
    const { review } = await writeWithPhotos({ photo3: await cameraPhoto('#336633'), photo4: 'x' })
    expect(review.photos).toHaveLength(3)
    const stranger = { method: 'POST', body: formOf(words()) }
    expect((await shop.request('/api/reviews/form', stranger)).status).toBe(401)
    const token = 'x'.repeat(32)
    expect((await shop.request(`/api/reviews/form?token=${token}`, stranger)).status).toBe(404)
    expect((await shop.request('/api/reviews/form?token=x', stranger)).status).toBe(400)
  })

  test('words that are missing are named, and nothing is kept', async () => {
    const customer = await startCustomer(shop)
    const answer = await send(customer, { text: 'te kort', photo1: await cameraPhoto('#885522') })
    expect(await answer.json()).toMatchObject({ errors: [{ parameter: 'text', message: 'too-few-words' }] })
    expect(await writtenBy(customer)).toEqual([])
  })
})

test('REVIEWS-16: the mailed link takes photos too', async () => {
  const customer = await startCustomer(shop)
  const { orderId } = await receiveOrder(shop, customer, { lines: [[muesli, 1]] })
  await askForReview(shop.context, orderId)
  const { rows } = await shop.context.database.pool.query<{ url: string }>(
    `select facts->>'reviewUrl' url from outbox_mail where kind = 'review-request' order by mail_id desc limit 1`,
  )
  const query = `?token=${new URL(rows[0]?.url ?? '').searchParams.get('token')}`
  const body = formOf({ ...words(), photo1: await cameraPhoto('#885522') })
  const answer = await shop.request(`/api/reviews/form${query}`, { method: 'POST', body })
  expect([answer.status, await answer.json()]).toEqual([200, { published: false }])
})

test('REVIEWS-17, REVIEWS-28: who publishes names the photos; the others stay hidden, and a later choice changes the page', async () => {
  const { review } = await writeWithPhotos()
  const [first, second] = review.photos.map(({ photoId }) => photoId)
  expect((await publish(review.reviewId, [first ?? 0])).status).toBe(200)
  const shown = await shownOf(review.reviewId)
  expect(shown?.photos).toEqual([
    {
      url: `/api/reviews/photos/${first}`,
      thumbnailUrl: `/api/reviews/photos/${first}/thumbnail`,
      width: 640,
      height: 480,
    },
  ])
  const photo = await shop.request(shown?.photos[0]?.url ?? '')
  expect(photo.status).toBe(200)
  expect(photo.headers.get('cache-control')).toBe('public, max-age=300')
  expect(photo.headers.get('x-content-type-options')).toBe('nosniff')
  const small = await shop.request(shown?.photos[0]?.thumbnailUrl ?? '')
  const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata()
  expect([width, height]).toEqual([224, 224])
  expect((await shop.request(`/api/reviews/photos/${second}`)).status).toBe(404)

  const onPage = async () => {
    const { reviews } = await shop.read<{ reviews: Page }>(`/api/products/${muesli}`)
    return reviews.reviews.find(({ reviewId }) => reviewId === review.reviewId)?.photos.map(({ url }) => url)
  }
  expect(await onPage()).toEqual([`/api/reviews/photos/${first}`])
  const choose = (json: unknown) => staff.request(`/reviews/${review.reviewId}/photos`, { json })
  expect((await choose({ shownIds: [second], from: [first] })).status).toBe(200)
  expect(await onPage()).toEqual([`/api/reviews/photos/${second}`])
  expect((await shop.request(`/api/reviews/photos/${first}`)).status).toBe(404)
  const late = await choose({ shownIds: [], from: [first] })
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'decided-meanwhile' }])
  const { rows } = await shop.context.database.pool.query<{ changes: unknown }>(
    `select changes from audit_entry where action = 'review-photos-chosen' and subject = $1`,
    [`review ${review.reviewId}`],
  )
  expect(rows).toEqual([{ changes: [{ field: 'photos', before: String(first), after: String(second) }] }])
})

test('REVIEWS-17: who names no photo shows none, what waits again hides them, and photos of another review are none', async () => {
  const [one, other] = [await writeWithPhotos(), await writeWithPhotos()]
  const { reviewId } = one.review
  const own = one.review.photos.map(({ photoId }) => photoId)
  const foreign = other.review.photos.map(({ photoId }) => photoId)
  expect((await publish(reviewId)).status).toBe(200)
  expect((await shownOf(reviewId))?.photos).toEqual([])
  await decide(reviewId, { verdict: 'waiting', from: 'published' })
  expect(await staff.read(`/reviews/${reviewId}`)).toMatchObject({ concerns: ['photos'], state: 'waiting' })
  expect((await publish(reviewId, [...own, ...foreign.slice(0, 1)])).status).toBe(200)
  expect((await shownOf(reviewId))?.photos).toHaveLength(2)
  for (const photoId of foreign)
    expect((await shop.request(`/api/reviews/photos/${photoId}`)).status).toBe(404)
  await decide(reviewId, { verdict: 'waiting', from: 'published' })
  for (const photoId of own) expect((await shop.request(`/api/reviews/photos/${photoId}`)).status).toBe(404)
})

test('REVIEWS-17: staff see every photo of their sites, and no others', async () => {
  const { review } = await writeWithPhotos()
  const photoId = review.photos[0]?.photoId
  const path = `/reviews/${review.reviewId}/photos/${photoId}`
  const photo = await staff.request(path)
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const elsewhere = await startStaff(shop, { permissions: ['reviews.decide'], siteIds: [2] })
  expect((await elsewhere.request(path)).status).toBe(404)
  expect((await staff.request(`/reviews/${review.reviewId + 1}/photos/${photoId}`)).status).toBe(404)
})

test('REVIEWS-18: reviews are narrowed by kind, work and photo', async () => {
  const { review } = await writeWithPhotos({ horseKind: 'coldblood', workLoad: 'heavy' })
  await publish(
    review.reviewId,
    review.photos.map(({ photoId }) => photoId),
  )
  const ids = async (query: string) => (await list(query)).reviews.map(({ reviewId }) => reviewId)
  expect(await ids('?horseKind=coldblood&workLoad=heavy&withPhoto=true')).toEqual([review.reviewId])
  expect(await ids('?horseKind=coldblood&workLoad=light')).toEqual([])
  const narrowed = await list('?horseKind=coldblood')
  expect(narrowed.total).toBe(1)
  expect(narrowed.filters.horseKinds).toContain('coldblood')
  expect(narrowed.filters.withPhoto).toBeGreaterThan(0)
  expect((await shop.request(`/api/reviews/${productId}?horseKind=unicorn`)).status).toBe(400)
})

test('REVIEWS-27: photos go with the account of the writer', async () => {
  const { customer, review } = await writeWithPhotos()
  const [first] = review.photos.map(({ photoId }) => photoId)
  await publish(review.reviewId, [first ?? 0])
  expect((await shop.request(`/api/reviews/photos/${first}`)).status).toBe(200)
  const gone = await customer.request('/api/account', {
    method: 'DELETE',
    json: { password: customerPassword },
  })
  expect(gone.status).toBe(204)
  expect((await shop.request(`/api/reviews/photos/${first}`)).status).toBe(404)
  expect(await shownOf(review.reviewId)).toMatchObject({ author: 'N. N.', photos: [] })
  const { rows } = await shop.context.database.pool.query('select 1 from review_photo where review_id = $1', [
    review.reviewId,
  ])
  expect(rows).toEqual([])
})

test('REVIEWS-29, RETENTION-1: what was not chosen is forgotten after 90 days, what is shown or waits stays', async () => {
  const [chosen, waiting] = [await writeWithPhotos(), await writeWithPhotos()]
  const [first] = chosen.review.photos.map(({ photoId }) => photoId)
  await publish(chosen.review.reviewId, [first ?? 0])
  shop.clock.advance(91 * DAY)
  await forgetOld(shop.context, reviewPhotoRetention)
  const left = async (reviewId: number) =>
    (await staff.read<{ photos: Photo[] }>(`/reviews/${reviewId}`)).photos.map(({ photoId }) => photoId)
  expect(await left(chosen.review.reviewId)).toEqual([first])
  expect(await left(waiting.review.reviewId)).toHaveLength(2)
})
