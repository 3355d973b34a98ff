import { describe, expect, test } from 'vitest'
import { createApiClient } from './index.ts'
import { type ParameterName, checkedParameters } from './parameters.ts'

const nonNull = [
  'productVariantId',
  'quantity',
  'sequence',
  'subscribe',
  'dealerId',
  'parcelShopId',
  'alternativeShippingAddress',
] as const
const nullable = ['key', 'code', 'samplename', 'password', 'confirmUrl', 'parcelShopZipcodeOrCity'] as const

describe('API-CLIENT-1: required parameters throw errors when missing', () => {
  test('a missing id is named word for word (§5.16)', () => {
    expect(() => checkedParameters({ id: undefined })).toThrow("The parameter 'id' must be defined.")
    expect(() => checkedParameters({ id: null })).toThrow("The parameter 'id' must be defined.")
  })

  test.each([...nonNull, ...nullable])('%s must be defined', (name) => {
    expect(() => checkedParameters({ [name]: undefined })).toThrow(`The parameter '${name}' must be defined.`)
  })

  test.each(nonNull)('%s must be non-null (§5.17)', (name) => {
    expect(() => checkedParameters({ [name]: null })).toThrow(`The parameter '${name}' cannot be null.`)
  })

  test.each(nullable)(
    '%s may be null, in which case it is omitted (API-CLIENT-7, §5.18)',
    (name: ParameterName) => {
      expect(checkedParameters({ [name]: null, id: 7 })).toEqual({ id: 7 })
    },
  )

  test('zero, false and the empty text are values', () => {
    expect(checkedParameters({ quantity: 0, subscribe: false, code: '' })).toEqual({
      quantity: 0,
      subscribe: false,
      code: '',
    })
  })

  test('so do calls outside of the cart, before anything is sent', () => {
    const send = () => Promise.reject(new Error('sent'))
    const scope = { siteId: 1, languageId: 1 }
    const api = createApiClient({ baseUrl: 'https://haverhof.nl', scope, send })
    const missing = undefined as never
    const calls: [name: string, call: () => unknown][] = [
      ['zipcodeOrCity', () => api.delivery.parcelShops(missing, 528)],
      ['countryId', () => api.delivery.parcelShops('Zwolle', missing)],
      ['zipcodeOrCity', () => api.dealers.list(missing)],
      ['latitude', () => api.dealers.around({ latitude: missing, longitude: 6.1 })],
      ['longitude', () => api.dealers.around({ latitude: 52.5, longitude: missing })],
      ['productId', () => api.reviews.list(missing)],
      ['productId', () => api.questions.list(missing)],
      ['idempotencyKey', () => api.orders.place(missing, missing)],
      ['emailAddress', () => api.newsletter.request(missing, false)],
      ['token', () => api.newsletter.confirm(missing)],
      ['productVariantId', () => api.stockAlerts.request(missing, 'a@example.nl')],
      ['token', () => api.stockAlerts.end(missing)],
      ['token', () => api.reviews.endRequests(missing)],
      ['stockAlertId', () => api.stockAlerts.remove(missing)],
    ]
    for (const [name, call] of calls) expect(call).toThrow(`The parameter '${name}' must be defined.`)
  })
})
