import { languages } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { expect, test } from 'vitest'
import { letterheadFor } from '../letterhead.ts'
import { testOrder } from '../test-order.ts'
import { orderSent } from './order-sent.ts'

const { languageId, culture } = languages.nl
const contact = { phone: '+31 38 123 4567', address: 'service@haverhof.nl' }
const scope = {
  siteId: 1,
  languageId,
  languageCode: 'nl',
  culture,
  host: 'haverhof.nl',
  platform: 0,
  regionCode: 'NL',
}
const head = letterheadFor(scope as SiteScope, 'https://haverhof.nl', contact)
const shipment = { carrier: null, parcels: [], lines: [], isRest: false }

const leadsTo = (changes: object) =>
  orderSent(head, { ...testOrder, ...changes }, { orderId: testOrder.orderId, shipment }).blocks.flatMap(
    (block) => (block.kind === 'button' ? [block.url] : []),
  )

test('the letter of a parcel leads a customer to the same order once more, and nobody else (ORDERS-50)', () => {
  const again = `https://haverhof.nl/account/orders/${testOrder.orderId}/again/`
  expect(leadsTo({})).toContain(again)
  expect(leadsTo({ hasAccount: false })).not.toContain(again)
})
