import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import type { Review } from './review'
import { ReviewQueue } from './review-queue'

const review = (reviewId: number): Review => ({
  reviewId,
  title: `Review ${reviewId}`,
  text: 'My pony loves it.',
  author: 'Anna',
  rating: 5,
  state: 'waiting',
  siteId: 1,
  language: 'en',
  productId: 101,
  productTitle: 'Muesli',
  submittedAt: '2026-06-01T10:00:00.000Z',
  readBefore: '2026-06-02T10:00:00.000Z',
  verified: true,
  facts: {},
  concerns: [],
  marks: { author: [], text: [], title: [] },
  ownWords: {},
  photos: [11, 12].map((photoId) => ({ photoId, isShown: false, width: 800, height: 600 })),
  refusedBecause: null,
  reply: null,
  repliedOn: null,
})

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

async function open() {
  const items = [1, 2, 3].map(review)
  const answers = { 'GET /reviews': { items, total: 3, next: null } }
  const shown = await showInOffice(<ReviewQueue />, { permissions: ['reviews.decide'], answers })
  leave.push(shown.leave)
  const heading = (name: string) => page.getByRole('heading', { name })
  await expect.element(heading('Review 1')).toBeVisible()
  const decisions = () => shown.requests.filter((call) => call.startsWith('POST'))
  return { ...shown, items, heading, decisions }
}

test('a photo that was left out is not published with its review, and z takes the decision back (REVIEWS-14, REVIEWS-17)', async () => {
  const { heading, sent, decisions } = await open()
  await userEvent.keyboard('2')
  await expect
    .element(page.getByRole('button', { name: /^Photo 2/ }))
    .toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('p')
  await expect.element(heading('Review 2')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(heading('Review 1')).toBeVisible()
  await expect
    .poll(() => sent)
    .toEqual([
      { from: 'waiting', verdict: 'published', photoIds: [11] },
      { from: 'published', verdict: 'waiting' },
    ])
  expect(decisions()).toEqual(['POST /reviews/1/decision', 'POST /reviews/1/decision'])
})

test('words for a review go to no other one when a colleague has decided on it meanwhile (REVIEWS-12, REVIEWS-13)', async () => {
  const { heading, sent, decisions, items } = await open()
  await userEvent.keyboard('r')
  const reply = page.getByRole('dialog').getByRole('textbox')
  await reply.fill('Thank you, Anna.')
  items.shift()
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => document.body.textContent).toContain('Review 2')
  await expect.element(reply).toHaveValue('Thank you, Anna.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(decisions).toEqual(['POST /reviews/1/decision', 'POST /reviews/1/reply'])
  expect(sent.at(-1)).toEqual({ text: 'Thank you, Anna.' })
  await expect.element(heading('Review 2')).toBeVisible()
})
