import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '../../../testing/render-in-shop'
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
  sessionStorage.clear()
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

test('CHECKOUT-PAGES-2: what is missing is said beside every field, and nothing is sent', async () => {
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
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
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
  )
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

test('CHECKOUT-PAGES-4: what the server refuses stands beside its field; all else is said above the button', async () => {
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
