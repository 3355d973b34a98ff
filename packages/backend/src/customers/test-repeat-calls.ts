import { parcelDayFrom } from '@haverhof/domain/delivery'
import { DAY } from '@haverhof/domain/shared'
import { dutchBilling } from '@haverhof/testing'
import { type Belongings, muesli } from './test-belongings.ts'
import { named, own, post, type Table } from './test-call-rule.ts'

/** Some weeks ahead, on a day on which parcels arrive. */
const movedTo = parcelDayFrom(new Date(Date.now() + 40 * DAY).toISOString().slice(0, 10))

const ofRepeat =
  (suffix: string) =>
  ({ repeatDeliveryId }: Belongings) =>
    `/api/account/repeatdeliveries/${repeatDeliveryId}${suffix}`

const repeatPath = '/api/account/repeatdeliveries/{repeatDeliveryId}'

export const repeatCalls: Table = {
  'GET /api/account/repeatdeliveries': own('/api/account/repeatdeliveries'),
  [`GET ${repeatPath}`]: named(ofRepeat('')),
  [`POST ${repeatPath}/skip`]: named(ofRepeat('/skip'), {
    method: 'POST',
    headers: { 'idempotency-key': 'skip-once-and-no-more' },
  }),
  [`GET ${repeatPath}/price`]: named(ofRepeat('/price?days=56&packs=10101:2')),
  [`GET ${repeatPath}/additions`]: named(ofRepeat('/additions?productVariantId=10101&quantity=1')),
  [`POST ${repeatPath}/additions`]: named(ofRepeat('/additions'), {
    headers: { 'idempotency-key': 'add-once-and-no-more' },
    json: { productVariantId: 10_101, quantity: 1, agreedAmount: 10_000 },
  }),
  [`POST ${repeatPath}/move`]: named(ofRepeat('/move'), { json: { day: movedTo } }),
  [`PUT ${repeatPath}`]: named(ofRepeat(''), {
    method: 'PUT',
    json: { days: 56, lines: [{ productVariantId: muesli, quantity: 2 }] },
  }),
  [`PUT ${repeatPath}/address`]: named(ofRepeat('/address'), { method: 'PUT', json: dutchBilling }),
  [`PUT ${repeatPath}/paymentmethod`]: named(ofRepeat('/paymentmethod'), {
    method: 'PUT',
    json: { paymentMethodId: 'creditcard' },
  }),
  [`POST ${repeatPath}/pause`]: named(ofRepeat('/pause'), post),
  [`POST ${repeatPath}/resume`]: named(ofRepeat('/resume'), post),
  [`POST ${repeatPath}/end`]: named(ofRepeat('/end'), post),
}
