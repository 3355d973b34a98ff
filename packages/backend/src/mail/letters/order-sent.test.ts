import { languages } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { expect, test } from 'vitest'
import type { Letter } from '../layout/blocks.ts'
import { letterheadFor } from '../letterhead.ts'
import { testOrder } from '../test-order.ts'
import { orderConfirmation } from './order-confirmation.ts'
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

test('the letter of a parcel leads a customer, and no guest, to the same order once more (ORDERS-50, ORDERS-51)', () => {
  const again = `https://haverhof.nl/account/orders/${testOrder.orderId}/again/`
  expect(leadsTo({})).toContain(again)
  expect(leadsTo({ hasAccount: false })).not.toContain(again)
})

test('the letter of a parcel leads a guest to the same packs in a cart, by an address without personal data (ORDERS-51)', () => {
  const packs = [
    { variantId: 10_101, quantity: 2 },
    { variantId: 10_203, quantity: 1 },
  ]
  expect(leadsTo({ hasAccount: false, packs })).toContain(
    'https://haverhof.nl/buy-again/?product=10101&quantity=2&product=10203&quantity=1',
  )
  const kits = { hasAccount: false, packs: [] }
  expect(leadsTo(kits).filter((url) => url.includes('again'))).toEqual([])
})

test('what a lorry brings is no parcel: the letters say that a day is agreed (MAIL-15)', () => {
  const arrival = { from: '2026-11-20', until: '2026-11-25', byAppointment: true }
  const order = { ...testOrder, arrival }
  const wordsOf = ({ preview, blocks }: Letter) =>
    [preview, ...blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))].join(' ')
  const confirmation = wordsOf(orderConfirmation(head, order))
  const sent = wordsOf(orderSent(head, order, { orderId: order.orderId, shipment }))
  expect(confirmation).toContain('Wij bellen u om de dag af te spreken.')
  expect(sent).toContain('op de dag die wij met u hebben afgesproken')
  expect(confirmation + sent).not.toContain('pakket')
})
