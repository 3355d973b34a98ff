import { startTestShop, type TestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { importAddresses, UnknownRegister } from './index.ts'

const netherlands = 528
const germany = 276

/** Names and numbers of the test alone. */
const bag = [
  '\uFEFF"openbareruimte";huisnummer;huisletter;huisnummertoevoeging;postcode;woonplaats;gemeente',
  'Proefweg;1;;;1234AB;Voorbeeldstad;x',
  'Proefweg;9;A;;1234AB;Voorbeeldstad;x',
  '"Hof ""Oost""";2;;;1234AB;Voorbeeldstad;x',
  '"Hof ""Oost""";8;;;1234AB;Voorbeeldstad;x',
  'Grensweg;1;;;1234AC;Voorbeeldstad;x',
  'Grensweg;1;;;1234AC;Anderdorp;x',
  'Zonder postcode;1;;;;Voorbeeldstad;x',
]

function find(shop: TestShop, query: string) {
  return shop.read<object>(`/api/delivery/address?${query}`)
}

describe('an address by postcode and number (DELIVERY-15)', () => {
  test('is filled in from the register, however the postcode is written', async () => {
    await using shop = await startTestShop()
    expect(await find(shop, 'zipcode=1234%20ab&streetNumber=5')).toEqual({ street: null, city: null })
    expect(await importAddresses(shop.context, { countryId: netherlands, lines: bag })).toBe(4)
    const address = { street: 'Proefweg', city: 'Voorbeeldstad' }
    expect(await find(shop, 'zipcode=1234%20ab&streetNumber=5')).toEqual(address)
    expect(await find(shop, 'zipcode=1234AB&streetNumber=9A')).toEqual(address)
    expect(await find(shop, 'zipcode=1234AB&streetNumber=4')).toEqual({
      street: 'Hof "Oost"',
      city: 'Voorbeeldstad',
    })
  })

  test('is left to the customer where it is not certain', async () => {
    await using shop = await startTestShop()
    await importAddresses(shop.context, { countryId: netherlands, lines: bag })
    expect(await find(shop, 'zipcode=1234AB')).toEqual({ street: null, city: 'Voorbeeldstad' })
    expect(await find(shop, 'zipcode=1234AC&streetNumber=1')).toEqual({ street: 'Grensweg', city: null })
    expect(await find(shop, 'zipcode=1234AB&streetNumber=11')).toEqual({ street: null, city: null })
    // More than an integer of the database holds.
    expect(await find(shop, 'zipcode=1234AB&streetNumber=2147483648')).toEqual({ street: null, city: null })
    expect(await find(shop, 'zipcode=1234AB&streetNumber=5&countryId=56')).toEqual({
      street: null,
      city: null,
    })
  })

  test('of other countries is a place alone; an import replaces its country and nothing else', async () => {
    await using shop = await startTestShop()
    await importAddresses(shop.context, { countryId: netherlands, lines: bag })
    const lines = ['DE\t12345\tMusterstadt\tx', 'DE\t12346\tMusterdorf\tx', 'DE\t12346\tNebendorf\tx']
    await importAddresses(shop.context, { countryId: germany, lines })
    const inGermany = `countryId=${germany}`
    expect(await find(shop, `zipcode=12345&${inGermany}`)).toEqual({ street: null, city: 'Musterstadt' })
    expect(await find(shop, `zipcode=12346&${inGermany}`)).toEqual({ street: null, city: null })
    await importAddresses(shop.context, { countryId: germany, lines: ['DE\t54321\tNeustadt\tx'] })
    expect(await find(shop, `zipcode=12345&${inGermany}`)).toEqual({ street: null, city: null })
    expect(await find(shop, 'zipcode=1234AB&streetNumber=1')).toMatchObject({ street: 'Proefweg' })
  })

  test('a file that is no register changes nothing', async () => {
    await using shop = await startTestShop()
    await importAddresses(shop.context, { countryId: netherlands, lines: bag })
    const wrong = importAddresses(shop.context, { countryId: netherlands, lines: ['a;b;c', '1;2;3'] })
    await expect(wrong).rejects.toBeInstanceOf(UnknownRegister)
    expect(await find(shop, 'zipcode=1234AB&streetNumber=1')).toMatchObject({ street: 'Proefweg' })
  })
})
