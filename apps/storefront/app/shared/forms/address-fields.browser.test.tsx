import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { AddressFields } from './address-fields'
import type { AddressValues } from './address-form'
import type { CountryOption } from './country-field'
import { FormFrame } from './form-frame'
import { asTyped, useShopForm } from './use-shop-form'

const empty: AddressValues = {
  countryId: 'NL',
  street: '',
  streetNumber: '',
  streetNumberAddition: '',
  zipcode: '',
  city: '',
}

const netherlands = { countryId: 528, name: 'Netherlands', regionCode: 'NL' }
const belgium = { countryId: 56, name: 'Belgium', regionCode: 'BE' }

function Form({ start = empty, country = null }: { start?: AddressValues; country?: CountryOption | null }) {
  const { form, field, submit } = useShopForm<AddressValues>({
    start,
    problemsOf: ({ city }) => (city ? [] : [{ parameter: 'city', reason: 'required' }]),
    send: async () => undefined,
  })
  return (
    <FormFrame submit={submit} className="">
      <AddressFields
        section="billing"
        country={country}
        form={{ field, get: form.getValues, set: (name, value) => form.setValue(name, value, asTyped) }}
      />
      <button type="submit">Save</button>
    </FormFrame>
  )
}

test('CHECKOUT-PAGES-6: a street that came with its number fills both fields', async () => {
  const { getByLabelText } = await renderInShop(<Form />)
  await getByLabelText('Street').fill('Dorpsstraat 12 a')
  await userEvent.tab()
  await expect.element(getByLabelText('Street')).toHaveValue('Dorpsstraat')
  await expect.element(getByLabelText('House number')).toHaveValue('12')
  await expect.element(getByLabelText(/Flat \/ unit/)).toHaveValue('a')
})

test('CHECKOUT-PAGES-6: a number that stands there already is never changed', async () => {
  const { getByLabelText } = await renderInShop(<Form start={{ ...empty, streetNumber: '7' }} />)
  await getByLabelText('Street').fill('Dorpsstraat 12')
  await userEvent.tab()
  await expect.element(getByLabelText('Street')).toHaveValue('Dorpsstraat 12')
  await expect.element(getByLabelText('House number')).toHaveValue('7')
})

test('the first field that is wrong takes the focus', async () => {
  const { getByLabelText, getByRole } = await renderInShop(<Form />)
  await getByRole('button', { name: 'Save' }).click()
  await expect.element(getByLabelText('Town or city')).toHaveFocus()
  await expect.element(getByLabelText('Town or city')).toHaveAccessibleDescription(/This is a required field/)
})

test('CHECKOUT-PAGES-53: what was filled in goes with its postcode and its country; what was typed stays', async () => {
  let answer: { street: string | null; city: string | null } = { street: 'Melkmarkt', city: 'Zwolle' }
  stubApi({ 'GET /api/delivery/address': () => ({ body: answer }) })
  function Moving() {
    const [country, setCountry] = useState(netherlands)
    return (
      <>
        <Form country={country} />
        <button type="button" onClick={() => setCountry(belgium)}>
          Belgium
        </button>
      </>
    )
  }
  const { getByLabelText, getByRole } = await renderInShop(<Moving />)
  const [postcode, street, city] = [
    getByLabelText('Postcode'),
    getByLabelText('Street'),
    getByLabelText('Town or city'),
  ]
  const leave = async (zipcode: string) => {
    await postcode.fill(zipcode)
    await userEvent.tab()
  }
  await leave('8011 AB')
  await expect.element(street).toHaveValue('Melkmarkt')
  await expect.element(city).toHaveValue('Zwolle')
  answer = { street: null, city: null }
  await leave('8011 AC')
  await expect.element(street).toHaveValue('')
  await expect.element(city).toHaveValue('')
  answer = { street: 'Melkmarkt', city: 'Zwolle' }
  await leave('8011 AD')
  await expect.element(street).toHaveValue('Melkmarkt')
  await street.fill('Sassenstraat')
  await getByRole('button', { name: 'Belgium' }).click()
  await expect.element(city).toHaveValue('')
  await expect.element(street).toHaveValue('Sassenstraat')
})

test('CHECKOUT-PAGES-53: an answer about an earlier postcode that comes late fills in nothing', async () => {
  const late = Promise.withResolvers<{ body: object }>()
  const answers = [late.promise, { body: { street: 'Sassenstraat', city: 'Zwolle' } }]
  const unanswered = new Promise<never>(() => undefined)
  const { sent } = stubApi({ 'GET /api/delivery/address': () => answers.shift() ?? unanswered })
  const { getByLabelText } = await renderInShop(<Form country={netherlands} />)
  for (const zipcode of ['8012 AA', '8012 AB']) {
    await getByLabelText('Postcode').fill(zipcode)
    await userEvent.tab()
  }
  await expect.element(getByLabelText('Street')).toHaveValue('Sassenstraat')
  late.resolve({ body: { street: 'Melkmarkt', city: 'Kampen' } })
  // The next question comes after that answer.
  await getByLabelText('House number').fill('12')
  await userEvent.tab()
  await expect.poll(() => sent).toHaveLength(3)
  await expect.element(getByLabelText('Street')).toHaveValue('Sassenstraat')
  await expect.element(getByLabelText('Town or city')).toHaveValue('Zwolle')
})
