import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop'
import { AddressFields } from './address-fields'
import type { AddressValues } from './address-form'
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

function Form({ start = empty }: { start?: AddressValues }) {
  const { form, field, submit } = useShopForm<AddressValues>({
    start,
    problemsOf: ({ city }) => (city ? [] : [{ parameter: 'city', reason: 'required' }]),
    send: async () => undefined,
  })
  return (
    <FormFrame submit={submit} className="">
      <AddressFields
        section="billing"
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
