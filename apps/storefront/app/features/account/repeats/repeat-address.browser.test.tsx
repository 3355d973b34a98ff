import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { RepeatDetail } from './repeat-detail'
import { one } from './test-one-repeat'

const own = '/api/account/repeatdeliveries/7'
const reload = () => Promise.resolve()

/** A shop in which a delivery to wherever it is sent comes to so much. */
function stubShop(totalAmount: number) {
  const { sent } = stubApi({
    'GET /api/account': () => ({ body: {} }),
    'GET /api/delivery/countries': () => ({
      body: [
        { countryId: 1, name: 'Netherlands', regionCode: 'NL' },
        { countryId: 276, name: 'Germany', regionCode: 'DE' },
      ],
    }),
    'GET /api/account/addresses': () => ({ body: { addresses: [] } }),
    'POST /api/account/addresses': () => ({ body: { addressId: 'c' } }),
    [`PUT ${own}/address`]: (body) =>
      totalAmount > (body as { agreedAmount: number }).agreedAmount
        ? { status: 409, body: { code: 'total-changed', totalAmount } }
        : { status: 204, body: null },
  })
  return () => sent.filter(({ call }) => call === `PUT ${own}/address`).map(({ body }) => body)
}

test('REPEAT-66, REPEAT-67: an address where a delivery costs more is saved with the press after its price was said, and nothing typed is lost', async () => {
  const saved = stubShop(54.5)
  const { getByText, getByRole, getByLabelText } = await renderInShop(
    <RepeatDetail repeat={one()} reload={reload} />,
  )
  await getByText('Change address').click()
  await getByLabelText('Country').selectOptions('Germany')
  await getByLabelText('Street').fill('Stallweg')
  await getByLabelText(/^Postcode/).fill('10115')
  await getByLabelText(/^(Town|City)/).fill('Berlin')
  await getByLabelText(/^Note for the driver/).fill('Ring twice')
  const save = getByRole('button', { name: 'Save address' })
  await save.click()
  const said = getByRole('alert')
  await expect.element(said.getByText(/^A delivery then costs €54\.50 instead of €45\.60/)).toBeVisible()
  await expect.element(said.getByText(/^We collect this amount as before/)).toBeVisible()
  await expect.element(getByLabelText('Street')).toHaveValue('Stallweg')
  await expect.element(getByLabelText(/^Note for the driver/)).toHaveValue('Ring twice')
  await save.click()
  await expect.poll(() => save.elements()).toEqual([])
  const typed = {
    address: { street: 'Stallweg', city: 'Berlin', countryId: 276 },
    driverRemark: 'Ring twice',
  }
  expect(saved()).toMatchObject([
    { ...typed, agreedAmount: 45.6 },
    { ...typed, agreedAmount: 54.5 },
  ])
})

test('REPEAT-9, REPEAT-66: what was announced is the price that an address is held to', async () => {
  const saved = stubShop(45.6)
  const { getByText, getByRole } = await renderInShop(
    <RepeatDetail repeat={one({ announcedAmount: 44 })} reload={reload} />,
  )
  await getByText('Change address').click()
  await getByRole('button', { name: 'Save address' }).click()
  await expect.element(getByText(/^A delivery then costs €45\.60 instead of €44\.00/)).toBeVisible()
  expect(saved()).toMatchObject([{ agreedAmount: 44 }])
})
