import { expect, test, vi } from 'vitest'
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
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(true))
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
