import { expect, test, vi } from 'vitest'
import { loadWholeLocale } from '../../../shared/shop/locale'
import type { Problem } from '../../../shared/shop/problem'
import { renderInShop } from '../../../testing/render-in-shop'
import { GiftCard } from './gift-card'
import type { MethodChoice } from './offered-methods'
import { OrderButton } from './order-button'
import { PayAgain } from './pay-again'
import { PaymentMethods } from './payment-methods'
import { PlaceOrder } from './place-order'

const methods = [
  { paymentMethodId: 'ideal', costs: 0, issuers: [{ issuerId: 'bank-1', name: 'Bank One' }] },
  { paymentMethodId: 'creditcard', costs: 0, issuers: [] },
] as never[]

async function choosing(paymentMethodId: string | null) {
  const onChoose = vi.fn<(choice: MethodChoice) => void>()
  const choice = { paymentMethodId, issuer: null }
  const screen = await renderInShop(
    <PaymentMethods methods={methods} choice={choice} onChoose={onChoose} missing={null} />,
  )
  return { ...screen, onChoose }
}

test('methods are cards, and a bank can be chosen where the provider lists some (CHECKOUT-PAGES-10, PAYMENTS-16)', async () => {
  const none = await choosing(null)
  expect(none.getByRole('radio').elements()).toHaveLength(2)
  expect(none.getByRole('combobox').elements()).toEqual([])
  await none.getByRole('radio', { name: /iDEAL/ }).click({ force: true })
  expect(none.onChoose).toHaveBeenCalledWith({ paymentMethodId: 'ideal', issuer: null })
  await none.unmount()

  const ideal = await choosing('ideal')
  await ideal.getByRole('combobox', { name: 'Your bank' }).selectOptions('Bank One')
  expect(ideal.onChoose).toHaveBeenCalledWith({ paymentMethodId: 'ideal', issuer: 'bank-1' })
  await ideal.unmount()

  const card = await choosing('creditcard')
  expect(card.getByRole('combobox').elements()).toEqual([])
  // The details of a card are none of our business.
  expect(card.container.querySelectorAll('input:not([type=radio])')).toHaveLength(0)
})

test('beside what lends stands who lends, from what age and what paying late leads to, with the warning for consumers (PAYMENTS-18, 23)', async () => {
  const all = ['klarna', 'in3', 'billie', 'ideal'].map((paymentMethodId) => ({
    paymentMethodId,
    costs: 0,
    issuers: [],
  }))
  const { getByRole, container } = await renderInShop(
    <PaymentMethods
      methods={all}
      choice={{ paymentMethodId: null, issuer: null }}
      onChoose={vi.fn<(choice: MethodChoice) => void>()}
      missing={null}
    />,
  )
  const said = (name: RegExp) => getByRole('radio', { name })
  await expect
    .element(said(/Klarna/))
    .toHaveAccessibleDescription(
      /Borrowing money costs money\. ?The lender is Klarna Bank AB.*18 or older.*pay late.*before you agree/,
    )
  await expect
    .element(said(/in3/))
    .toHaveAccessibleDescription(/costs money.*In3 NL B\.V\..*18 or older.*collection costs/)
  await expect
    .element(said(/Billie/))
    .toHaveAccessibleDescription(/^The lender is Billie GmbH.*companies only/)
  await expect.element(said(/iDEAL/)).not.toHaveAccessibleDescription()
  expect(container.querySelectorAll('strong')).toHaveLength(2)
})

test('a gift card is checked at once, and shows its last digits, its balance and what it pays (CHECKOUT-PAGES-11)', async () => {
  const apply = vi.fn<(number: string, pin: string) => Promise<null>>(async () => null)
  const form = await renderInShop(<GiftCard card={null} amount={0} apply={apply} remove={async () => null} />)
  await form.getByText('Pay with a gift card').click()
  await form.getByLabelText('Gift card number').fill(' 6400 0000 0000 0500 ')
  await form.getByLabelText('PIN').fill('1357')
  await form.getByRole('button', { name: 'Use gift card' }).click()
  await expect.poll(() => apply).toHaveBeenCalledWith('6400 0000 0000 0500', '1357')
  await form.unmount()

  const card = { number: '6400000000000500', balance: 50 }
  const { getByText, container } = await renderInShop(
    <GiftCard card={card} amount={12.5} apply={apply} remove={async () => null} />,
  )
  await expect.element(getByText('Gift card ending in 0500')).toBeVisible()
  await expect.element(getByText('Balance €50.00, of which €12.50 for this order')).toBeVisible()
  expect(container.textContent).not.toContain('6400')
})

test('a gift card that is refused keeps what was typed, is asked for once at a time, and can be taken off (CHECKOUT-PAGES-11)', async () => {
  const answer = Promise.withResolvers<Problem | null>()
  const apply = vi.fn<(number: string, pin: string) => Promise<Problem | null>>(() => answer.promise)
  const remove = vi.fn<() => Promise<null>>(async () => null)
  const form = await renderInShop(<GiftCard card={null} amount={0} apply={apply} remove={remove} />)
  await form.getByText('Pay with a gift card').click()
  const number = form.getByLabelText('Gift card number')
  const pin = form.getByLabelText('PIN')
  const button = form.getByRole('button', { name: 'Use gift card' })
  await number.fill('6400')
  await button.click()
  await expect.element(pin).toHaveAccessibleDescription(/required/)
  await expect.element(pin).toHaveFocus()
  expect(apply).not.toHaveBeenCalled()
  await pin.fill('1357')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click()
  answer.resolve({ status: 429, code: 'too-many-attempts' })
  await expect.element(form.getByText(/Too many attempts/)).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  await expect.element(number).toHaveValue('6400')
  await expect.element(pin).toHaveValue('1357')
  expect(apply).toHaveBeenCalledOnce()
  await form.unmount()

  const card = { number: '6400000000000500', balance: 50 }
  const applied = await renderInShop(<GiftCard card={card} amount={12.5} apply={apply} remove={remove} />)
  await applied.getByRole('button', { name: 'Remove' }).click()
  expect(remove).toHaveBeenCalledOnce()
})

test('the terms stand directly above a button whose words say that it costs money, unless it does not (CHECKOUT-PAGES-55)', async () => {
  const order = { problem: null, isBusy: false, place: async () => undefined } as never
  const ordering = (total: number) => (
    <PlaceOrder
      agreement={null}
      summary={<p>What is bought</p>}
      order={order}
      total={total}
      hasKits={false}
      submit={() => undefined}
    />
  )
  const paid = await renderInShop(ordering(49.5))
  const button = paid.getByRole('button', { name: 'Order with obligation to pay' })
  await expect.element(button).toBeVisible()
  const texts = [...(paid.container.querySelector('form')?.children ?? [])]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
  expect(texts).toEqual([
    'What is bought',
    expect.stringContaining('By ordering you accept our terms and conditions.'),
    'Order with obligation to pay',
  ])
  await paid.unmount()
  const free = await renderInShop(ordering(0))
  await expect.element(free.getByRole('button', { name: 'Place the order' })).toBeVisible()
})

test('with an analysis kit a box that is not ticked asks whether to begin before the 14 days are over (CHECKOUT-PAGES-30)', async () => {
  const order = { problem: null, isBusy: false, place: async () => undefined } as never
  const submit = vi.fn<(consent: { beginAnalysis: boolean }) => void>()
  const ordering = (hasKits: boolean) => (
    <PlaceOrder summary={null} agreement={null} order={order} total={35} hasKits={hasKits} submit={submit} />
  )
  const kits = await renderInShop(ordering(true))
  const box = kits.getByRole('checkbox', { name: /begin the analysis before the 14 days are over/ })
  await expect.element(box).not.toBeChecked()
  const button = kits.getByRole('button', { name: 'Order with obligation to pay' })
  await button.click()
  await box.click()
  await button.click()
  expect(submit.mock.calls).toEqual([[{ beginAnalysis: false }], [{ beginAnalysis: true }]])
  await kits.unmount()
  const feed = await renderInShop(ordering(false))
  expect(feed.getByRole('checkbox').elements()).toEqual([])
})

test.each([
  ['a method that is not offered any more', 'paypal'],
  ['none', null],
])('%s gives way to the one that is chosen beforehand (PAYMENTS-22)', async (_, paymentMethodId) => {
  const pay = vi.fn<(choice: MethodChoice) => Promise<null>>(async () => null)
  const { getByRole } = await renderInShop(
    <PayAgain methods={methods} start={{ paymentMethodId, issuer: null }} pay={pay} />,
  )
  await expect.element(getByRole('radio', { name: /iDEAL/ })).toBeChecked()
  await getByRole('button', { name: /Pay/ }).click()
  await expect.poll(() => pay).toHaveBeenCalledWith({ paymentMethodId: 'ideal', issuer: null })
})

test('what is settled in another step has the way there beside its words, unless it is settled on the page itself (CHECKOUT-PAGES-57)', async () => {
  await loadWholeLocale('shop-en')
  const problem = { status: 409, code: 'place-gone', missingStep: 'delivery' }
  const order = { problem, isBusy: false, place: async () => undefined } as never
  const refused = await renderInShop(
    <PlaceOrder
      {...{ summary: null, agreement: null, order, total: 35 }}
      hasKits={false}
      submit={() => undefined}
    />,
  )
  await expect.element(refused.getByRole('alert')).toMatchTextContent(/dealer you chose is no longer there/)
  const way = refused.getByRole('link', { name: 'Change delivery' })
  await expect.element(way).toHaveAttribute('href', '/checkout/delivery/')
  await refused.unmount()
  const again = await renderInShop(<OrderButton order={order} total={35} submit={() => undefined} />)
  await expect.element(again.getByRole('alert')).toMatchTextContent(/no longer there/)
  expect(way.elements()).toEqual([])
})
