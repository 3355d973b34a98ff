import { noWishes } from '@haverhof/domain/delivery'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Cart } from '../../../shared/cart'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { DeliveryForm } from './delivery-form'

const address = {
  street: 'Dorpsstraat',
  streetNumber: '12',
  zipcode: '8011 AB',
  city: 'Zwolle',
  countryId: 528,
}
const netherlands = { countryId: 528, name: 'Netherlands', regionCode: 'NL' }
const cart = {
  shoppingcartId: 'a',
  products: [],
  billing: { phoneNumber: '0612345678', address },
  shipping: null,
  dealerId: null,
  dpdParcelShopId: null,
  dpdParcelShopZipcodeOrCity: null,
  alternativeShippingAddress: false,
} as unknown as Cart

const option = (shippingMethod: number, price: number, from: string, until: string) =>
  ({
    shippingMethod,
    price,
    priceExVat: price,
    freeFrom: 75,
    dealerPrice: 0,
    deliveryDate: { from, until },
    days: ['2026-11-17', '2026-11-18'],
  }) as never
const home = option(0, 5.95, '2026-11-16', '2026-11-17')
const pickup = option(1, 0, '2026-11-18', '2026-11-18')
const appointment = { from: '2026-11-18', until: '2026-11-23', byAppointment: true }
const lorry = {
  shippingMethod: 0,
  price: 0,
  priceExVat: 0,
  freeFrom: 75,
  deliveryDate: appointment,
  days: [],
} as never

/** The customer's earlier answers about the yard. */
const yard = { access: 'yes', height: 'yes', power: 'no', forklift: 'yes' } as const

type Save = ComponentProps<typeof DeliveryForm>['save']

function saving() {
  return vi.fn<Save>(async () => null)
}

/** A form that sends a bag home, except where a test says otherwise. */
function Form(given: Partial<ComponentProps<typeof DeliveryForm>>) {
  return (
    <DeliveryForm
      cart={cart}
      options={[home]}
      countries={[netherlands]}
      hasDealers={false}
      retry={() => undefined}
      save={async () => null}
      {...given}
    />
  )
}

function renderForm(given: ComponentProps<typeof Form> = {}) {
  stubApi({})
  return renderInShop(<Form {...given} />)
}

async function ways(options: never[], hasDealers: boolean) {
  const { getByRole, unmount } = await renderForm({ options, hasDealers })
  const names = getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.textContent ?? '')
  await unmount()
  return names
}

test('delivery is a choice between cards, each with its price and days; a dealer where there are some (CHECKOUT-PAGES-7)', async () => {
  expect(await ways([home, pickup], true)).toEqual([
    expect.stringMatching(/To my address.*Dorpsstraat 12.*Arrives between .*16.* and .*17.*€5.95/),
    expect.stringMatching(/To another address.*Arrives between .*16.* and .*17.*€5.95/),
    expect.stringMatching(/To a parcel pickup point.*Arrives on .*18.*Free/),
    expect.stringMatching(/Collect from a dealer.*Free/),
  ])
  expect(await ways([home], false)).toEqual([
    expect.stringContaining('To my address'),
    expect.stringContaining('To another address'),
  ])
})

test('a lorry comes by appointment; feed that may not go there is said to stay (DELIVERY-8, DELIVERY-9)', async () => {
  expect((await ways([lorry], false))[0]).toMatch(/By appointment: we agree the day with you, .*23/)
  const { getByText } = await renderForm({ options: [] })
  await expect.element(getByText(/We can’t send the feed in your cart to this country/)).toBeVisible()
})

test('a day and a remark go along; a lorry asks about the yard before it goes on (CHECKOUT-PAGES-33, CHECKOUT-PAGES-54)', async () => {
  const save = saving()
  const bag = await renderForm({ save })
  await bag.getByLabelText('Delivery day').selectOptions('2026-11-18')
  await bag.getByLabelText(/Note for the driver/).fill('Behind the barn')
  await bag.getByRole('button', { name: 'Continue to payment' }).click()
  await expect
    .poll(() => save)
    .toHaveBeenCalledWith(
      { choice: 'home' },
      { remark: 'Behind the barn', day: '2026-11-18', yard: null },
      null,
    )
  await bag.unmount()

  save.mockClear()
  const withDays = { ...(lorry as object), days: ['2026-11-23', '2026-11-24'] } as never
  const silo = await renderForm({ save, options: [withDays] })
  await silo.getByRole('button', { name: 'Continue to payment' }).click()
  await expect.element(silo.getByLabelText(/lorry of 12 metres/)).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
  for (const question of [/lorry of 12 metres/, /4 metres high/, /electricity/, /forklift/])
    await silo.getByLabelText(question).selectOptions('yes')
  await silo.getByRole('button', { name: 'Continue to payment' }).click()
  const answers = { access: 'yes', height: 'yes', power: 'yes', forklift: 'yes' }
  await expect.poll(() => save.mock.calls[0]?.[1]).toMatchObject({ yard: answers })
})

test('a lorry whose customer cannot be called asks for the number by which the day is agreed (CHECKOUT-PAGES-54, DELIVERY-20)', async () => {
  const save = saving()
  const silent = { ...cart, billing: { address, phoneNumber: null }, deliveryWishes: { ...noWishes, yard } }
  const { getByLabelText, getByRole, getByText } = await renderForm({
    cart: silent as never,
    options: [lorry],
    save,
  })
  const phone = getByLabelText('Phone number')
  const goOn = getByRole('button', { name: 'Continue to payment' })
  await expect.element(getByText('We call you on this number to agree the day')).toBeVisible()
  await goOn.click()
  await expect.element(phone).toHaveFocus()
  await expect.element(phone).toHaveAccessibleDescription(/without one we cannot agree a day/)
  expect(save).not.toHaveBeenCalled()
  save.mockResolvedValueOnce({
    status: 400,
    code: 'invalid-input',
    errors: [{ parameter: 'phoneNumber', message: 'invalid-phone' }],
  })
  await phone.fill('0099999999')
  await goOn.click()
  await expect.element(phone).toHaveAccessibleDescription(/Enter a phone number, for example/)
  await phone.fill('0612345678')
  await goOn.click()
  await expect
    .poll(() => save)
    .toHaveBeenLastCalledWith({ choice: 'home' }, { ...noWishes, yard }, '0612345678')
})

test('what was said about one yard says nothing about another: each address is asked about (DELIVERY-21)', async () => {
  const save = saving()
  const remarkless = { ...cart, deliveryWishes: { remark: null, day: null, yard } }
  const { getByLabelText, getByRole } = await renderForm({ cart: remarkless, options: [lorry], save })
  const access = getByLabelText(/lorry of 12 metres/)
  await expect.element(access).toHaveValue('yes')
  await getByRole('radio', { name: /To another address/ }).click()
  await expect.element(access).toHaveValue('')
  await access.selectOptions('no')
  await getByRole('radio', { name: /To my address/ }).click()
  await expect.element(access).toHaveValue('yes')
  await getByRole('button', { name: 'Continue to payment' }).click()
  await expect.poll(() => save.mock.calls[0]?.[1]).toMatchObject({ yard })
})

test('another address has the price and the days of its country (CHECKOUT-PAGES-7)', async () => {
  const abroad = option(0, 7.95, '2026-11-19', '2026-11-20')
  const { sent } = stubApi({ 'GET /api/cart/a/shippingmethods': () => ({ body: [abroad] }) })
  const countries = [
    { countryId: 528, name: 'Netherlands', regionCode: 'NL' },
    { countryId: 276, name: 'Germany', regionCode: 'DE' },
  ]
  const { getByRole, getByLabelText } = await renderInShop(<Form countries={countries} />)
  await getByRole('radio', { name: /To another address/ }).click()
  await getByLabelText('Country').selectOptions('DE')
  await expect.element(getByRole('radio', { name: /To another address.*20.*€7.95/ })).toBeInTheDocument()
  await expect.element(getByRole('radio', { name: /To my address.*17.*€5.95/ })).toBeInTheDocument()
  expect(sent.find(({ call }) => call.includes('shippingmethods'))?.search).toBe('?countryId=276')
})

test('a chosen day that is refused is named, and goes on as the soonest (DELIVERY-12, 18, CHECKOUT-PAGES-33)', async () => {
  stubApi({})
  const save = saving()
  save.mockResolvedValueOnce({
    status: 400,
    code: 'invalid-input',
    errors: [{ parameter: 'day', message: 'invalid-date' }],
  })
  const later = { ...(home as object), days: ['2026-11-18'] } as never
  function Retrying() {
    const [way, setWay] = useState(home)
    return <Form save={save} options={[way]} retry={() => setWay(later)} />
  }
  const { getByLabelText, getByRole } = await renderInShop(<Retrying />)
  const goOn = getByRole('button', { name: 'Continue to payment' })
  await getByLabelText('Delivery day').selectOptions('2026-11-17')
  await goOn.click()
  await expect.element(getByRole('alert').getByText(/We can’t deliver on .*17/)).toBeVisible()
  await expect.element(getByLabelText('Delivery day')).toHaveValue('')
  await goOn.click()
  await expect.poll(() => save).toHaveBeenLastCalledWith({ choice: 'home' }, noWishes, null)
})

test('a bill where nothing is sent leaves another address, a pickup point and a dealer to choose, and says why home is none (CHECKOUT-PAGES-52, CHECKOUT-46)', async () => {
  const italian = {
    ...cart,
    billing: { phoneNumber: null, address: { ...address, countryId: 380 } },
  } as never
  const { getByRole, getByText } = await renderForm({
    cart: italian,
    options: [home, pickup],
    hasDealers: true,
  })
  await expect.element(getByRole('radio', { name: /To my address.*Not possible/ })).toBeChecked()
  await expect.element(getByText(/don’t deliver to this country yet/)).toBeVisible()
  await expect.element(getByRole('radio', { name: /To a parcel pickup point.*Free/ })).toBeVisible()
  await expect.element(getByRole('radio', { name: /Collect from a dealer.*Free/ })).toBeVisible()
})
