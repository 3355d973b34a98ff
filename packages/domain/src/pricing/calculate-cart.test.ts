import { describe, expect, it } from 'vitest'
import { calculateCart, isVatNumber, regionOfVatNumber } from './index.ts'
import { cart, exempt, gift, line, promotion, tax, taxed } from './test-carts.ts'

const delivery = { method: 0, priceCents: 595, freeFromCents: 7500 } as const
const tenPercent = { kind: 'order-percentage', percent: 10 } as const

describe('the sums of a cart', () => {
  it('are those of its lines and costs, with VAT derived once per rate (PRICING-3, 19)', () => {
    const calculation = calculateCart(
      cart([line(1, 2195, { quantity: 2, tax: tax.feed }), line(2, 1495)], { shipping: delivery }),
    )
    expect(calculation).toMatchObject({
      subTotalCents: 5885,
      originalShippingCents: 595,
      shippingCents: 595,
      totalCents: 6480,
      missingToFreeShippingCents: 1615,
      vatGroups: [
        { percent: 9, treatment: 'taxed', baseCents: 4435, vatCents: 399 },
        { percent: 21, treatment: 'taxed', baseCents: 1360, vatCents: 286 },
      ],
      vatLowCents: 399,
      vatHighCents: 286,
      totalExclVatCents: 5795,
    })
  })

  it('are 0 for an empty cart, delivery and payment included (PRICING-1)', () => {
    const calculation = calculateCart(cart([], { shipping: delivery, paymentCostsCents: 50 }))
    expect(calculation).toMatchObject({
      totalCents: 0,
      shippingCents: 0,
      paymentCostsCents: 0,
      vatGroups: [],
    })
  })

  it('hold 45.00 + 49.00 and a delivery of 4.96 before VAT to 100.00 at 21 %', () => {
    const calculation = calculateCart(
      cart([line(1, 4500), line(2, 4900)], {
        shipping: { ...delivery, priceCents: 600, freeFromCents: null },
      }),
    )
    expect(calculation).toMatchObject({ totalCents: 10_000, shippingExclVatCents: 496, vatHighCents: 1736 })
  })

  it('hold 2 × 1.49 + 2.50 to 5.48', () => {
    const calculation = calculateCart(cart([line(1, 149, { quantity: 2 }), line(2, 250)]))
    expect([calculation.totalCents, calculation.subTotalCents]).toEqual([548, 548])
    expect(calculation.lines.map(({ totalCents }) => totalCents)).toEqual([298, 250])
  })

  it('hold the VAT of 4 × 16.99 (15.59 net) at 9 % to 5.61', () => {
    const calculation = calculateCart(cart([line(1, 1699, { quantity: 4, tax: tax.feed })]))
    expect(calculation).toMatchObject({ vatLowCents: 561, lines: [{ vatCents: 561 }] })
  })

  it('hold 10.00 to one net amount at 20 %, as a line and as a total', () => {
    const calculation = calculateCart(cart([line(1, 1000)], { taxRates: { goods: 20 } }))
    expect(calculation.totalExclVatCents).toBe(833)
    expect((calculation.lines[0]?.totalCents ?? 0) - (calculation.lines[0]?.vatCents ?? 0)).toBe(833)
  })

  it('show line VAT that adds up to the VAT of the rate', () => {
    const calculation = calculateCart(cart([line(1, 100), line(2, 100), line(3, 100)]))
    expect(calculation.vatHighCents).toBe(52)
    expect(calculation.lines.map(({ vatCents }) => vatCents)).toEqual([18, 17, 17])
  })

  it('derive VAT once where both classes have one rate', () => {
    const lines = [line(1, 102, { tax: tax.feed }), line(2, 102)]
    const calculation = calculateCart(cart(lines, { taxRates: { feed: 25, goods: 25 } }))
    expect(calculation.vatGroups).toEqual([{ percent: 25, treatment: 'taxed', baseCents: 163, vatCents: 41 }])
    expect(calculation.vatLowCents + calculation.vatHighCents).toBe(41)
  })

  it('tax delivery like the goods it brings, and at the highest of their rates when they cost nothing (PRICING-20)', () => {
    const goods = line(1, 1000, { tax: tax.feed })
    const low = calculateCart(cart([goods], { shipping: delivery }))
    expect(low.vatGroups).toEqual([{ percent: 9, treatment: 'taxed', baseCents: 1463, vatCents: 132 }])
    const promotions = [promotion(1, { kind: 'order-percentage', percent: 100 })]
    const high = calculateCart(cart([goods, line(2, 1000)], { shipping: delivery, promotions }))
    expect(high).toMatchObject({
      totalCents: 595,
      vatGroups: [{ percent: 21, treatment: 'taxed', baseCents: 492, vatCents: 103 }],
    })
  })

  it('tax delivery like the goods alone: an analysis comes by letter (PRICING-20)', () => {
    const lines = [line(1, 1000, { tax: tax.feed }), line(2, 4900, { tax: tax.laboratory })]
    const calculation = calculateCart(
      cart(lines, { shipping: delivery, taxRates: { feed: 7, laboratory: 21 } }),
    )
    expect(calculation.vatGroups).toEqual([
      { percent: 7, treatment: 'taxed', baseCents: 1491, vatCents: 104 },
      { percent: 21, treatment: 'taxed', baseCents: 4050, vatCents: 850 },
    ])
  })

  it('have a rate of its own for each class: feed, goods and the analysis of a German cart', () => {
    const lines = [line(1, 2140, { tax: tax.feed }), line(2, 1190), line(3, 4840, { tax: tax.laboratory })]
    const calculation = calculateCart(cart(lines, { taxRates: { feed: 7, goods: 19, laboratory: 21 } }))
    expect(calculation.vatGroups.map(({ percent, vatCents }) => [percent, vatCents])).toEqual([
      [7, 140],
      [19, 190],
      [21, 840],
    ])
    expect(calculation).toMatchObject({ vatLowCents: 140, vatHighCents: 1030, totalExclVatCents: 7000 })
  })
})

describe('free delivery', () => {
  it('begins when the goods, after product discounts, reach the amount (PRICING-21)', () => {
    const free = calculateCart(cart([line(1, 7500)], { shipping: delivery }))
    expect(free).toMatchObject({
      originalShippingCents: 595,
      shippingCents: 0,
      missingToFreeShippingCents: 0,
    })
    const more = calculateCart(cart([line(1, 7501)], { shipping: delivery }))
    expect(more.missingToFreeShippingCents).toBe(0)
    const reduced = promotion(1, { kind: 'product-percentage', percent: 10, productIds: [1] })
    const paid = calculateCart(cart([line(1, 8300)], { shipping: delivery, promotions: [reduced] }))
    expect(paid).toMatchObject({ subTotalCents: 7470, shippingCents: 595, missingToFreeShippingCents: 30 })
  })

  it('is not lost to a discount on the order (PRICING-21)', () => {
    const calculation = calculateCart(
      cart([line(1, 7500)], { shipping: delivery, promotions: [promotion(1, tenPercent)] }),
    )
    expect(calculation).toMatchObject({ shippingCents: 0, totalCents: 6750 })
  })
})

describe('a company of another member state (PRICING-10)', () => {
  it('pays what the cart costs without its VAT, in every part (PRICING-25)', () => {
    const input = cart([line(1, 2195, { quantity: 2, tax: tax.feed }), line(2, 1495)], {
      shipping: delivery,
      promotions: [promotion(1, tenPercent)],
    })
    const gross = calculateCart(input)
    const net = calculateCart({ ...input, treatments: exempt })
    expect(net.totalCents).toBe(gross.totalExclVatCents)
    expect(net).toMatchObject({ vatLowCents: 0, vatHighCents: 0, totalExclVatCents: net.totalCents })
    expect(net.shippingCents).toBe(gross.shippingExclVatCents)
    expect(net.lines.map(({ totalCents, vatPercent }) => [totalCents, vatPercent])).toEqual([
      [4028, 0],
      [1235, 0],
    ])
    expect(net.vatGroups).toEqual([
      { percent: 0, treatment: 'intra-community', baseCents: net.totalCents, vatCents: 0 },
    ])
    expect([gross.isReverseCharge, net.isReverseCharge]).toEqual([false, true])
  })

  it('is told what a gift would have cost without VAT, at the rate of the gift (PRICING-25)', () => {
    const treats = promotion(1, { kind: 'free-product', productVariantId: 50, quantity: 2 })
    const input = cart([line(1, 7500)], { promotions: [treats], gifts: [gift(50, 9, 545)] })
    const given = (treatments: typeof taxed | typeof exempt) =>
      calculateCart({ ...input, treatments }).lines[0]?.freeProducts[0]
    expect(given(taxed)).toMatchObject({ originalCents: 1090, vatPercent: 9 })
    expect(given(exempt)).toMatchObject({ originalCents: 1000, vatPercent: 0 })
  })

  it('pays without VAT for the analysis alone when the goods stay in the country of the seller (PRICING-23)', () => {
    const lines = [line(1, 1210), line(2, 4840, { tax: tax.laboratory })]
    const promotions = [promotion(1, tenPercent)]
    const treatments = { goods: 'taxed', service: 'reverse-charge' } as const
    const calculation = calculateCart(
      cart(lines, { treatments, promotions, shipping: { ...delivery, freeFromCents: null } }),
    )
    expect(
      calculation.lines.map(({ totalCents, vatPercent, treatment }) => [totalCents, vatPercent, treatment]),
    ).toEqual([
      [1210, 21, 'taxed'],
      [4000, 0, 'reverse-charge'],
    ])
    expect(calculation).toMatchObject({
      orderDiscounts: [{ amountCents: 121 + 400 }],
      shippingCents: 595,
      totalCents: 1089 + 3600 + 595,
      vatGroups: [
        { percent: 0, treatment: 'reverse-charge', baseCents: 3600, vatCents: 0 },
        { percent: 21, treatment: 'taxed', baseCents: 1392, vatCents: 292 },
      ],
      vatHighCents: 292,
      isReverseCharge: false,
    })
  })

  it('writes its number as its country does (PRICING-11, §5.4)', () => {
    for (const number of [
      'NL123456789B01',
      'BE 0123.456.789',
      'de123456789',
      'EL123456789',
      'GR123456789',
      'ATU12345678',
    ])
      expect(isVatNumber(number)).toBe(true)
    for (const number of ['', 'NL1', 'XX123456789', '123456789', 'NL123456789B0X'])
      expect(isVatNumber(number)).toBe(false)
    expect([regionOfVatNumber('EL123456789'), regionOfVatNumber('be0123456789')]).toEqual(['GR', 'BE'])
  })
})
