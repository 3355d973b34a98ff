import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Account } from '../../../shared/account'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { BillingForm } from './billing-form'

const countries = [
  { countryId: 1, name: 'Netherlands', regionCode: 'NL' },
  { countryId: 2, name: 'Germany', regionCode: 'DE' },
]

const customer = {
  'First name': 'Anna',
  'Last name': 'de Vries',
  'E-mail address': 'anna@example.nl',
  Street: 'Dorpsstraat',
  'House number': '12',
  Postcode: '8011 AB',
  'Town or city': 'Zwolle',
}

type Save = ComponentProps<typeof BillingForm>['save']

async function billingForm(save = vi.fn<Save>(async () => null)) {
  const form = () => (
    <BillingForm
      cart={null}
      account={null}
      countries={countries}
      save={save}
      submitLabel="Continue"
      hasDealers={false}
    />
  )
  const screen = await renderInShop(form())
  const typeIn = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields))
      await screen.getByLabelText(label, { exact: true }).fill(value)
  }
  return { ...screen, form, save, typeIn, submit: screen.getByRole('button', { name: 'Continue' }) }
}

test('CHECKOUT-PAGES-2, CHECKOUT-PAGES-45: what is missing is said beside every field, and nothing is sent', async () => {
  const { getByLabelText, submit, save } = await billingForm()
  await submit.click()
  await expect.element(getByLabelText('First name')).toHaveFocus()
  for (const label of Object.keys(customer))
    await expect
      .element(getByLabelText(label, { exact: true }))
      .toHaveAccessibleDescription(/This is a required field/)
  expect(save).not.toHaveBeenCalled()
})

test('CHECKOUT-PAGES-2: the details go on as they were typed', async () => {
  const { typeIn, submit, save } = await billingForm()
  await typeIn(customer)
  await submit.click()
  await expect.poll(() => save).toHaveBeenCalledOnce()
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      firstName: 'Anna',
      emailAddress: 'anna@example.nl',
      address: expect.objectContaining({
        countryId: 'NL',
        street: 'Dorpsstraat',
        zipcode: '8011 AB',
      }) as unknown,
    }),
    expect.anything(),
  )
})

test('newsletter and reminder of a cart are two ticks, neither beforehand, and go on as ticked (NEWSLETTER-9, NEWSLETTER-10, CHECKOUT-PAGES-43)', async () => {
  const { getByRole, typeIn, submit, save } = await billingForm()
  const newsletter = getByRole('checkbox', { name: /newsletter/ })
  const reminders = getByRole('checkbox', { name: /Remind me once/ })
  await expect.element(newsletter).not.toBeChecked()
  await expect.element(reminders).not.toBeChecked()
  await reminders.click()
  await typeIn(customer)
  await submit.click()
  await expect.poll(() => save).toHaveBeenCalledOnce()
  const ticked = expect.objectContaining({ newsletter: false, reminders: true }) as unknown
  expect(save).toHaveBeenCalledWith(ticked, expect.anything())
})

test('CHECKOUT-PAGES-3: what was typed is there again after a reload, but for the password', async () => {
  const first = await billingForm()
  await first.typeIn({ 'First name': 'Anna', 'Town or city': 'Zwolle' })
  await first.unmount()
  const { getByLabelText } = await renderInShop(first.form())
  await expect.element(getByLabelText('First name')).toHaveValue('Anna')
  await expect.element(getByLabelText('Town or city')).toHaveValue('Zwolle')
})

test('CHECKOUT-PAGES-4: a field is judged when it is left, all of them when the form is sent', async () => {
  const { getByLabelText, typeIn, submit, save } = await billingForm()
  await typeIn({ Postcode: '12' })
  await expect.element(getByLabelText('Postcode')).not.toHaveAccessibleDescription(/Enter the postcode/)
  await getByLabelText('Town or city').click()
  await expect.element(getByLabelText('Postcode')).toHaveAccessibleDescription(/Enter the postcode/)
  await expect.element(getByLabelText('First name')).not.toHaveAccessibleDescription(/required/)
  await submit.click()
  await expect.element(getByLabelText('First name')).toHaveAccessibleDescription(/required/)
  await expect.element(getByLabelText('First name')).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
})

test('CHECKOUT-PAGES-4, CHECKOUT-PAGES-45: what the server refuses stands beside its field; all else is said above the button', async () => {
  const errors = [{ parameter: 'address.zipcode', message: 'invalid-postcode' }]
  const save = vi
    .fn<Save>()
    .mockResolvedValueOnce({ status: 400, code: 'invalid', errors })
    .mockResolvedValueOnce({ status: 0, code: 'offline' })
  const { typeIn, submit, getByLabelText, getByRole } = await billingForm(save)
  await typeIn(customer)
  await submit.click()
  await expect.element(getByLabelText('Postcode')).toHaveFocus()
  await getByLabelText('Postcode').fill('8011 AC')
  await submit.click()
  await expect.element(getByRole('alert').getByText(/connection/)).toBeVisible()
  await expect.element(getByLabelText('First name')).toHaveValue('Anna')
})

test('CHECKOUT-PAGES-41, CHECKOUT-PAGES-64: an address of the book fills in everything; a new one is kept unless that is unticked', async () => {
  const address = {
    street: 'Zwartendijk',
    streetNumber: '61',
    streetNumberAddition: null,
    zipcode: '8266 KA',
    city: 'Kampen',
    countryId: 1,
  }
  const stable = {
    addressId: 'a',
    label: 'stable',
    name: 'Stable Bella',
    firstName: 'Bas',
    lastName: 'Bos',
    companyName: 'Stable Bella Ltd',
    vatNumber: 'DE136695976',
    phoneNumber: '038 1234567',
    remark: 'Behind the barn',
    address,
  }
  const elsewhere = { ...stable, addressId: 'b', name: 'Far away', address: { ...address, countryId: 99 } }
  stubApi({ 'GET /api/account/addresses': () => ({ body: { addresses: [stable, elsewhere] } }) })
  const account = {
    firstName: 'Anna',
    lastName: 'de Vries',
    emailAddress: 'anna@example.nl',
    phoneNumber: null,
    companyName: null,
    vatNumber: null,
    billing: null,
  }
  const cart = { scanProductsOnly: true, billing: null, products: [], hasPassword: false }
  const save = vi.fn<Save>(async () => null)
  const { getByLabelText, getByRole } = await renderInShop(
    <BillingForm
      cart={cart as unknown as ComponentProps<typeof BillingForm>['cart']}
      account={account as unknown as ComponentProps<typeof BillingForm>['account']}
      countries={countries}
      save={save}
      submitLabel="Continue"
      hasDealers={false}
    />,
  )
  await expect.element(getByRole('radio', { name: /Far away/ })).not.toBeInTheDocument()
  await getByRole('radio', { name: /Stable Bella/ }).click()
  await expect.element(getByLabelText('Street', { exact: true })).toHaveValue('Zwartendijk')
  await expect.element(getByLabelText('First name')).toHaveValue('Bas')
  await expect.element(getByRole('radio', { name: /Stable Bella/ })).toBeChecked()
  const keep = getByRole('checkbox', { name: 'Keep this address in my address book' })
  await expect.element(keep).not.toBeInTheDocument()
  await getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => save).toHaveBeenCalledOnce()
  expect(save.mock.lastCall?.[0]).toMatchObject({
    phoneNumber: '038 1234567',
    companyName: 'Stable Bella Ltd',
    vatNumber: 'DE136695976',
    remark: 'Behind the barn',
    keepAddress: false,
  })

  await getByLabelText('House number', { exact: true }).fill('63')
  await expect.element(keep).toBeChecked()
  await expect.element(getByRole('radio', { name: /Stable Bella/ })).not.toBeChecked()
  await getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => save).toHaveBeenCalledTimes(2)
  expect(save.mock.lastCall?.[0]).toMatchObject({ keepAddress: true })
  await keep.click()
  await getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => save).toHaveBeenCalledTimes(3)
  expect(save.mock.lastCall?.[0]).toMatchObject({ keepAddress: false })
})

test('CHECKOUT-PAGES-63: who types before it is known who that is keeps that, and gets the rest from the account', async () => {
  stubApi({ 'GET /api/account/addresses': () => ({ body: { addresses: [] } }) })
  const cart = { scanProductsOnly: true, billing: null, products: [], hasPassword: false }
  const account = { firstName: 'Anna', lastName: 'de Vries', emailAddress: 'anna@example.nl' }
  const nothing = { phoneNumber: null, companyName: null, vatNumber: null, billing: null }
  function Checkout() {
    const [isKnown, setIsKnown] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setIsKnown(true)}>
          Tell
        </button>
        <BillingForm
          cart={cart as unknown as ComponentProps<typeof BillingForm>['cart']}
          account={isKnown ? ({ ...account, ...nothing } as unknown as Account) : null}
          countries={countries}
          save={async () => null}
          submitLabel="Continue"
          hasDealers={false}
        />
      </>
    )
  }
  const { getByLabelText, getByRole } = await renderInShop(<Checkout />)
  await getByLabelText('Last name').fill('Bos')
  await getByLabelText('House number', { exact: true }).fill('12')
  await getByRole('button', { name: 'Tell' }).click()
  await expect.element(getByLabelText('First name')).toHaveValue('Anna')
  await expect.element(getByLabelText('Last name')).toHaveValue('Bos')
  await expect.element(getByLabelText('House number', { exact: true })).toHaveValue('12')
})
