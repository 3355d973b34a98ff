import { startBuying, startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { readOrderForMail } from '../index.ts'
import { calculationVersion } from '../records.ts'

/** All names in a value: `lines[].totalCents`. */
function namesIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value))
    return value.length > 0 ? value.flatMap((each) => namesIn(each, `${at}[]`)) : [`${at}[]`]
  if (value === null || typeof value !== 'object') return [at]
  return Object.entries(value).flatMap(([name, each]) => namesIn(each, at ? `${at}.${name}` : name))
}

// Orders of this version are in the books for years: another shape is another version, and readers learn to tell them apart.
const shapes: Record<number, string> = {
  1: `isReverseCharge lines[].description lines[].freeProducts[] lines[].originalCents lines[].productDiscounts[]
    lines[].productId lines[].productLabel lines[].productType lines[].productVariantId lines[].quantity
    lines[].totalCents lines[].vatCents lines[].vatClass lines[].vatPercent missingToFreeShippingCents
    orderDiscounts[] originalShippingCents paymentCostsCents shippingCents shippingDiscounts[]
    shippingExclVatCents shown.discountMinimumAmount shown.discountProblem shown.dueAmount shown.feedWeightKg
    shown.freeShippingFrom shown.giftCardAmount shown.isReverseCharge shown.missingToFreeShipping
    shown.orderDiscounts[] shown.originalShippingCosts shown.paymentCosts shown.products[].description
    shown.products[].freeProducts[] shown.products[].imageUrl shown.products[].originalAmount
    shown.products[].productDiscounts[] shown.products[].productId shown.products[].productLabel
    shown.products[].productType shown.products[].productVariantId shown.products[].quantity
    shown.products[].rqsSamples[] shown.products[].samplesPerPack shown.products[].stock.amount
    shown.products[].stock.state shown.products[].textLanguage shown.products[].totalAmount
    shown.products[].unitAmount shown.products[].unitPrice.amount shown.products[].unitPrice.per
    shown.products[].url shown.products[].vatAmount shown.products[].vatRatePercentage shown.products[].vatType
    shown.shippingCosts shown.shippingCostsExclVat shown.shippingDiscounts[] shown.showSiloRemark
    shown.shownCurrency shown.shownTotalAmount shown.subTotalAmount shown.totalAmount shown.totalAmountExclVat
    shown.vatAmountHigh shown.vatAmountLow shown.vatPercentageHigh shown.vatPercentageLow subTotalCents totalCents
    totalExclVatCents usedPromotionIds[] vatGroups[].baseCents vatGroups[].percent vatGroups[].vatCents
    vatHighCents vatLowCents vatRates.high vatRates.low`,
  2: `isReverseCharge lines[].description lines[].freeProducts[] lines[].originalCents lines[].paidCents
    lines[].productDiscounts[] lines[].productId lines[].productLabel lines[].productType
    lines[].productVariantId lines[].quantity lines[].supply lines[].taxClass lines[].totalCents
    lines[].treatment lines[].vatCents lines[].vatPercent lines[].vatType missingToFreeShippingCents
    orderDiscounts[] originalShippingCents paymentCostsCents shippingCents shippingDiscounts[]
    shippingExclVatCents shown.discountMinimumAmount shown.discountProblem shown.dueAmount
    shown.feedWeightKg shown.freeShippingFrom shown.giftCardAmount shown.isReverseCharge
    shown.missingToFreeShipping shown.orderDiscounts[] shown.originalShippingCosts shown.paymentCosts
    shown.products[].description shown.products[].freeProducts[] shown.products[].imageUrl
    shown.products[].originalAmount shown.products[].productDiscounts[] shown.products[].productId
    shown.products[].productLabel shown.products[].productType shown.products[].productVariantId
    shown.products[].quantity shown.products[].rqsSamples[] shown.products[].samplesPerPack
    shown.products[].stock.amount shown.products[].stock.state shown.products[].textLanguage
    shown.products[].totalAmount shown.products[].unitAmount shown.products[].unitPrice.amount
    shown.products[].unitPrice.per shown.products[].url shown.products[].vatAmount
    shown.products[].vatRatePercentage shown.products[].vatType shown.shippingCosts
    shown.shippingCostsExclVat shown.shippingDiscounts[] shown.showSiloRemark shown.shownCurrency
    shown.shownTotalAmount shown.subTotalAmount shown.totalAmount shown.totalAmountExclVat
    shown.vatAmountHigh shown.vatAmountLow shown.vatGroups[].baseAmount shown.vatGroups[].percentage
    shown.vatGroups[].treatment shown.vatGroups[].vatAmount shown.vatPercentageHigh
    shown.vatPercentageLow subTotalCents totalCents totalExclVatCents usedPromotionIds[]
    vatGroups[].baseCents vatGroups[].percent vatGroups[].treatment vatGroups[].vatCents vatHighCents
    vatLowCents`,
  3: `isReverseCharge lines[].description lines[].freeProducts[] lines[].originalCents lines[].paidCents
    lines[].productDiscounts[] lines[].productId lines[].productLabel lines[].productType
    lines[].productVariantId lines[].quantity lines[].repeatWeeks lines[].supply lines[].taxClass
    lines[].totalCents lines[].treatment lines[].vatCents lines[].vatPercent lines[].vatType
    missingToFreeShippingCents orderDiscounts[] originalShippingCents paymentCostsCents shippingCents
    shippingDiscounts[] shippingExclVatCents shown.discountMinimumAmount shown.discountProblem
    shown.dueAmount shown.feedWeightKg shown.freeShippingFrom shown.giftCardAmount shown.isReverseCharge
    shown.missingToFreeShipping shown.orderDiscounts[] shown.originalShippingCosts shown.paymentCosts
    shown.products[].description shown.products[].freeProducts[] shown.products[].imageUrl
    shown.products[].mayRepeat shown.products[].originalAmount shown.products[].productDiscounts[]
    shown.products[].productId shown.products[].productLabel shown.products[].productType
    shown.products[].productVariantId shown.products[].quantity shown.products[].repeatWeeks
    shown.products[].rqsSamples[] shown.products[].samplesPerPack shown.products[].stock.amount
    shown.products[].stock.state shown.products[].textLanguage shown.products[].totalAmount
    shown.products[].unitAmount shown.products[].unitPrice.amount shown.products[].unitPrice.per
    shown.products[].url shown.products[].vatAmount shown.products[].vatRatePercentage
    shown.products[].vatType shown.shippingCosts shown.shippingCostsExclVat shown.shippingDiscounts[]
    shown.showSiloRemark shown.shownCurrency shown.shownTotalAmount shown.subTotalAmount
    shown.totalAmount shown.totalAmountExclVat shown.vatAmountHigh shown.vatAmountLow
    shown.vatGroups[].baseAmount shown.vatGroups[].percentage shown.vatGroups[].treatment
    shown.vatGroups[].vatAmount shown.vatPercentageHigh shown.vatPercentageLow subTotalCents totalCents
    totalExclVatCents usedPromotionIds[] vatGroups[].baseCents vatGroups[].percent vatGroups[].treatment
    vatGroups[].vatCents vatHighCents vatLowCents`,
  4: `isReverseCharge lines[].description lines[].freeProducts[] lines[].originalCents lines[].paidCents
    lines[].productDiscounts[] lines[].productId lines[].productLabel lines[].productType
    lines[].productVariantId lines[].quantity lines[].repeatDays lines[].supply lines[].taxClass
    lines[].totalCents lines[].treatment lines[].vatCents lines[].vatPercent lines[].vatType
    missingToFreeShippingCents orderDiscounts[] originalShippingCents paymentCostsCents shippingCents
    shippingDiscounts[] shippingExclVatCents shown.discountMinimumAmount shown.discountProblem
    shown.dueAmount shown.feedWeightKg shown.freeShippingFrom shown.giftCardAmount shown.isReverseCharge
    shown.missingToFreeShipping shown.orderDiscounts[] shown.originalShippingCosts shown.paymentCosts
    shown.products[].description shown.products[].freeProducts[] shown.products[].imageUrl
    shown.products[].mayRepeat shown.products[].originalAmount shown.products[].productDiscounts[]
    shown.products[].productId shown.products[].productLabel shown.products[].productType
    shown.products[].productVariantId shown.products[].quantity shown.products[].repeatDays
    shown.products[].rqsSamples[] shown.products[].samplesPerPack shown.products[].stock.amount
    shown.products[].stock.state shown.products[].textLanguage shown.products[].totalAmount
    shown.products[].unitAmount shown.products[].unitPrice.amount shown.products[].unitPrice.per
    shown.products[].url shown.products[].vatAmount shown.products[].vatRatePercentage
    shown.products[].vatType shown.shippingCosts shown.shippingCostsExclVat shown.shippingDiscounts[]
    shown.showSiloRemark shown.shownCurrency shown.shownTotalAmount shown.subTotalAmount
    shown.totalAmount shown.totalAmountExclVat shown.vatAmountHigh shown.vatAmountLow
    shown.vatGroups[].baseAmount shown.vatGroups[].percentage shown.vatGroups[].treatment
    shown.vatGroups[].vatAmount shown.vatPercentageHigh shown.vatPercentageLow subTotalCents totalCents
    totalExclVatCents usedPromotionIds[] vatGroups[].baseCents vatGroups[].percent vatGroups[].treatment
    vatGroups[].vatCents vatHighCents vatLowCents`,
}

test('what an order freezes has a version, and a version one shape (ORDERS-1)', async () => {
  await using shop = await startTestShop()
  const buyer = await startBuying(shop)
  const { orderId } = await buyer.order()
  const { rows } = await shop.context.database.pool.query<{ version: number; calculation: object }>(
    'select calculation_version "version", calculation from shop_order where order_id = $1',
    [orderId],
  )
  expect(rows[0]?.version).toBe(calculationVersion)
  const names = [...new Set(namesIn(rows[0]?.calculation))].toSorted()
  expect(names).toEqual(shapes[calculationVersion]?.split(/\s+/).filter(Boolean).toSorted())
})

test('an order is a copy: nothing in it follows what changes later (ORDERS-1)', async () => {
  await using shop = await startTestShop()
  const { pool } = shop.context.database
  const buyer = await startBuying(shop, { lines: [[10101, 11]], discountCode: 'WELKOM10' })
  await buyer.call('POST', '/setdealer?dealerId=1001')
  const { orderId, orderKey } = await buyer.order()
  const other = await (await startBuying(shop)).order()
  for (const key of [orderKey, other.orderKey]) expect(key).toMatch(/^[\w-]{32}$/)
  expect(other.orderKey).not.toBe(orderKey)
  const answers = async () => ({
    view: await shop.read(`/api/orders/${orderId}?key=${orderKey}`),
    letter: await readOrderForMail(shop.context, orderId),
  })
  const before = await answers()
  for (const [table, change] of [
    ['product_text', `title = 'Changed', slug = slug || '-changed'`],
    ['product', `tax_class = 'goods', type = 5, content_version = content_version + 1`],
    ['product_variant', `content_amount = content_amount + 1`],
    ['variant_price', `amount_cents = amount_cents + 100`],
    ['tax_rate', `percent = percent + 1`],
    ['promotion', `titles = '{}', is_active = false`],
    ['shipping_tariff', `price_cents = price_cents + 100`],
    ['dealer', `name = 'Changed', street = 'Changed'`],
    ['cart', `billing = billing || '{"lastName": "Changed"}'`],
  ] as const) {
    const { rowCount } = await pool.query(`update ${table} set ${change}`)
    expect(rowCount).toBeGreaterThan(0)
  }
  expect(await answers()).toEqual(before)
})
