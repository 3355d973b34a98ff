import {
  choosePhotos,
  decideReview,
  type Mutant,
  startCustomer,
  startTwoShops,
  stopAfter,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { cameraPhoto, formOf } from './test-review-photos.ts'

const siteIds = [1]

/** The lock on a review, without which two look at the same state. */
const unlocked: Mutant = { changes: [[/(or site_id = any\(\$2\)\)) for update$/, '$1']] }
const looking =
  /select product_id "productId", site_id "siteId", user_id "userId", verdict from review_origin/

const readingPhotos = /where o\.review_id = \$\d and \(\$\d::int\[\] is null or o\.site_id = any/

type Two = Awaited<ReturnType<typeof startTwoShops>>

async function writeWithPhotos(two: Two): Promise<{ reviewId: number; photoIds: [number, number] }> {
  const customer = await startCustomer(two.shops[0])
  const text = 'Onze pony eet het elke dag met smaak.'
  const words = { productId: '101', title: 'Goed voer', text, rating: '4' }
  const photos = { photo1: await cameraPhoto('#885522'), photo2: await cameraPhoto('#225588') }
  const body = formOf({ ...words, ...photos })
  expect((await customer.request('/api/reviews/form', { method: 'POST', body })).status).toBe(200)
  const photoRows = await two.sql<{ reviewId: number; photoId: number }>(
    'select review_id "reviewId", photo_id "photoId" from review_photo order by position',
  )
  const [first, second] = photoRows
  return { reviewId: first?.reviewId ?? 0, photoIds: [first?.photoId ?? 0, second?.photoId ?? 0] }
}

async function shownIds(two: Two): Promise<number[]> {
  const shown = await two.sql<{ photoId: number }>(
    'select photo_id "photoId" from review_photo where is_shown order by position',
  )
  return shown.map(({ photoId }) => photoId)
}

/** Two publish one review at once, each without the photo that the other one chose. */
async function publishTwice(mutant?: Mutant) {
  await using two = await startTwoShops({ mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, looking)
  const { reviewId, photoIds } = await writeWithPhotos(two)
  await two.lineUp()
  const seen = { reviewId, from: 'waiting' as const, verdict: 'published' as const }
  const chosen: number[] = []
  const publish = async (shop: typeof first, by: string, photoId: number) => {
    const done = await decideReview(shop.context, { ...seen, by, photoIds: [photoId] })
    if (done.ok) chosen.push(photoId)
  }
  await overtake(
    () => publish(first, 'Jan', photoIds[0]),
    () => publish(second, 'Eva', photoIds[1]),
  )
  return { decided: chosen.length, isAsChosen: chosen.join() === (await shownIds(two)).join() }
}

test('REVIEWS-17: of two who publish at once one photo is shown, that of the one who was quicker', async () => {
  expect(await publishTwice()).toEqual({ decided: 1, isAsChosen: true })
})

test('without the lock on the review both are told that theirs is shown', async () => {
  expect(await publishTwice(unlocked)).toEqual({ decided: 2, isAsChosen: false })
})

/** Both photos are shown. One takes the first away while another takes away the second: neither saw what the other did. */
async function hideTwice(mutant?: Mutant) {
  await using two = await startTwoShops({ mutant })
  const [first, second] = two.shops
  const { reviewId, photoIds } = await writeWithPhotos(two)
  await decideReview(first.context, { reviewId, verdict: 'published', by: 'Jan', photoIds })
  const overtake = stopAfter(first, readingPhotos)
  await two.lineUp()
  const hidden: number[] = []
  const hide = async (shop: typeof first, by: string, photoId: number) => {
    const left = photoIds.filter((each) => each !== photoId)
    const choice = { reviewId, siteIds, by, shownIds: left, from: photoIds }
    if ((await choosePhotos(shop.context, choice)).ok) hidden.push(photoId)
  }
  await overtake(
    () => hide(first, 'Jan', photoIds[0]),
    () => hide(second, 'Eva', photoIds[1]),
  )
  const shown = await shownIds(two)
  return { done: hidden.length, comesBack: hidden.some((photoId) => shown.includes(photoId)) }
}

test('REVIEWS-28: a removed photo does not come back with the decision of another member', async () => {
  expect(await hideTwice()).toEqual({ done: 1, comesBack: false })
})

test('without the lock on the review it does', async () => {
  expect(await hideTwice(unlocked)).toEqual({ done: 2, comesBack: true })
})
