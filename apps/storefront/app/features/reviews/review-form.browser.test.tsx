import { unknownDetails } from '@haverhof/domain/feed-advice'
import { expect, test, vi } from 'vitest'
import { chooseHorse } from '../../shared/horses/chosen-horse'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { ReviewForm } from './review-form'

async function reviewForm() {
  const onDone = vi.fn<(published: boolean) => void>()
  const screen = await renderInShop(<ReviewForm productId={101} author="Anna" onDone={onDone} />)
  return {
    ...screen,
    onDone,
    text: screen.getByLabelText('Your review'),
    submit: screen.getByRole('button', { name: 'Post review' }),
  }
}

test('REVIEWS-1: stars, a title and five words are asked for, in the words of reviews', async () => {
  const { getByText, text, submit } = await reviewForm()
  await text.fill('too few')
  await submit.click()
  await expect.element(getByText('Choose one to five stars')).toBeVisible()
  await expect.element(text).toHaveAccessibleDescription(/At least 5 words required/)
})

test('REVIEWS-1: a review goes to the shop as it was written', async () => {
  const { sent } = stubApi({ 'POST /api/reviews': () => ({ body: { published: true } }) })
  const { getByLabelText, text, submit, onDone, getByRole } = await reviewForm()
  await getByRole('radio', { name: /4/ }).click({ force: true })
  await getByLabelText('Title').fill('Good')
  await text.fill('My horse eats it with pleasure')
  await submit.click()
  await expect.poll(() => onDone).toHaveBeenCalledWith(true)
  expect(sent[0]?.body).toMatchObject({ productId: 101, rating: 4, title: 'Good' })
})

test('REVIEWS-1: what the server refuses stands beside its field', async () => {
  const errors = [{ parameter: 'title', message: 'too-long', max: 80 }]
  stubApi({ 'POST /api/reviews': () => ({ status: 400, body: { status: 400, code: 'invalid', errors } }) })
  const { getByLabelText, text, submit, onDone, getByRole } = await reviewForm()
  await getByRole('radio', { name: /5/ }).click({ force: true })
  await getByLabelText('Title').fill('Good')
  await text.fill('My horse eats it with pleasure')
  await submit.click()
  await expect.element(getByLabelText('Title')).toHaveAccessibleDescription(/at most 80 characters/)
  await expect.element(getByLabelText('Title')).toHaveFocus()
  expect(onDone).not.toHaveBeenCalled()
})

test('REVIEWS-24: what is said about the horse goes along, and what stays open does not', async () => {
  const { sent } = stubApi({
    'POST /api/reviews': () => ({ body: { published: true } }),
    'POST /api/authentication/isauthenticated': () => ({ body: false }),
  })
  const { getByLabelText, text, submit, onDone, getByRole, getByText } = await reviewForm()
  await getByRole('radio', { name: /4/ }).click({ force: true })
  await getByLabelText('Title').fill('Good')
  await text.fill('My horse eats it with pleasure')
  await getByText(/^About your horse/).click()
  await getByLabelText(/^Type of horse/).selectOptions('Pony')
  await getByLabelText(/^How long fed/).selectOptions('fed over a year')
  await submit.click()
  await expect.poll(() => onDone).toHaveBeenCalledWith(true)
  const review = sent.find(({ call }) => call === 'POST /api/reviews')?.body
  expect(review).toHaveProperty('facts', { horseKind: 'pony', fedFor: 'from-1-year' })
})

test('REVIEWS-16: a file that is no photo is refused by its name, and what was typed stays', async () => {
  const { getByLabelText, getByText, text } = await reviewForm()
  await text.fill('My horse eats it with pleasure')
  const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_2041.heic', { type: 'image/heic' })
  await getByLabelText('Add a photo').upload(heic)
  await expect.element(getByText(/‘IMG_2041.heic’ isn’t a JPEG, PNG or WebP/)).toBeVisible()
  await expect.element(getByLabelText('Add a photo')).toHaveAccessibleDescription(/HEIC/)
  await expect.element(text).toHaveValue('My horse eats it with pleasure')
})

test('REVIEWS-1: the form takes the focus only where a press has brought it', async () => {
  const shown = await reviewForm()
  await expect.element(shown.submit).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await shown.unmount()
  const brought = await renderInShop(
    <ReviewForm productId={101} author="Anna" onDone={() => {}} takesFocus />,
  )
  await expect.element(brought.getByRole('radio').first()).toHaveFocus()
})

test('a press on a horse fills in what it can and keeps the rest; a refusal keeps all of it, and it goes once (REVIEWS-1, REVIEWS-25)', async () => {
  chooseHorse({
    name: 'Bella',
    horseType: 'pony',
    weightKg: 320,
    workLoad: 'light',
    birthYear: null,
    ...unknownDetails,
    roughageType: 'hay',
    guestKey: '6f1b5d7e-6f0c-4f7e-9b1a-0c8f3f2f1a11',
  })
  const answer = Promise.withResolvers<void>()
  let isRefused = true
  const { sent } = stubApi({
    'POST /api/reviews': async () => {
      if (isRefused) return { status: 409, body: { status: 409, code: 'already-reviewed' } }
      await answer.promise
      return { body: { published: false } }
    },
    'POST /api/authentication/isauthenticated': () => ({ body: false }),
  })
  const { getByLabelText, text, submit, onDone, getByRole, getByText } = await reviewForm()
  await getByRole('radio', { name: /4/ }).click({ force: true })
  await getByLabelText('Title').fill('Good')
  await text.fill('My horse eats it with pleasure')
  await getByLabelText(/^Name shown/).fill('A.')
  await getByText(/^About your horse/).click()
  await getByLabelText(/^How long fed/).selectOptions('fed over a year')
  await getByLabelText(/^Take over from your stable/).selectOptions('Bella')
  await expect.element(getByLabelText(/^Type of horse/)).toHaveValue('pony')
  await submit.click()
  await expect.element(getByText('You have already written a review of this product.')).toBeVisible()
  isRefused = false
  await submit.click()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click()
  answer.resolve()
  await expect.poll(() => onDone.mock.calls).toEqual([[false]])
  const reviews = sent.filter(({ call }) => call === 'POST /api/reviews').map(({ body }) => body)
  expect(reviews).toHaveLength(2)
  expect(reviews[1]).toEqual({
    productId: 101,
    rating: 4,
    title: 'Good',
    text: 'My horse eats it with pleasure',
    author: 'A.',
    facts: { horseKind: 'pony', workLoad: 'light', weightBand: '300-to-449', fedFor: 'from-1-year' },
  })
})
