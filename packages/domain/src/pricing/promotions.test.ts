import { describe, expect, it } from 'vitest'
import { calculateCart, codeProblem } from './index.ts'
import { cart, gift, line, noCondition, promotion } from './test-carts.ts'
import type { PromotionCondition } from './types.ts'

const delivery = { method: 0, priceCents: 595, freeFromCents: 7500 } as const
const tenPercent = { kind: 'order-percentage', percent: 10 } as const

describe('promotions', () => {
  it('need their code, typed as it is folded', () => {
    const withCode = promotion(1, tenPercent, { code: 'WELKOM10' })
    const lines = [line(1, 5000)]
    expect(calculateCart(cart(lines, { promotions: [withCode] })).totalCents).toBe(5000)
    const calculation = calculateCart(cart(lines, { promotions: [withCode], code: 'WELKOM10' }))
    expect(calculation.totalCents).toBe(4500)
    expect(calculation.orderDiscounts).toEqual([
      { description: 'Promotion 1', promotionKey: 'promotion-1', amountCents: 500 },
    ])
    expect(calculation.usedPromotionIds).toEqual([1])
  })

  it('on products count for their lines, a percentage of the line or an amount of each piece (PRICING-6)', () => {
    const promotions = [
      promotion(1, { kind: 'product-percentage', percent: 10, productIds: [1] }, { priority: 2 }),
      promotion(2, { kind: 'product-amount', amountCents: 50, productIds: null }, { priority: 1 }),
    ]
    const calculation = calculateCart(cart([line(1, 1000, { quantity: 3 }), line(2, 500)], { promotions }))
    expect(calculation.lines.map(({ totalCents }) => totalCents)).toEqual([2550, 450])
    expect(calculation.lines[0]?.productDiscounts.map(({ amountCents }) => amountCents)).toEqual([300, 150])
  })

  it('take effect by priority, the highest first', () => {
    const amount = promotion(1, { kind: 'order-amount', amountCents: 1000 }, { priority: 1 })
    const percent = (priority: number) => promotion(2, tenPercent, { priority })
    const total = (promotions: ReturnType<typeof promotion>[]) =>
      calculateCart(cart([line(1, 5000)], { promotions })).totalCents
    expect(total([amount, percent(2)])).toBe(3500)
    expect(total([amount, percent(0)])).toBe(3600)
  })

  it('ask their minimum of the goods after product discounts (PRICING-5)', () => {
    const promotions = [
      promotion(1, tenPercent, { condition: { ...noCondition, minimumCents: 5000 } }),
      promotion(2, { kind: 'product-amount', amountCents: 1, productIds: [1] }),
    ]
    expect(calculateCart(cart([line(1, 5001)], { promotions })).usedPromotionIds).toEqual([1, 2])
    expect(calculateCart(cart([line(1, 4000)], { promotions })).usedPromotionIds).toEqual([2])
  })

  it('count for first orders, products and pieces when they ask for them', () => {
    const condition = { ...noCondition, productIds: [7], minimumQuantity: 2, firstOrderOnly: true }
    const promotions = [promotion(1, tenPercent, { condition })]
    const used = (quantity: number, isFirstOrder: boolean, productId = 7) =>
      calculateCart(cart([line(1, 1000, { productId, quantity })], { promotions, isFirstOrder }))
        .usedPromotionIds
    expect([used(2, true), used(1, true), used(2, false), used(2, true, 8)]).toEqual([[1], [], [], []])
  })

  it('on delivery never give more than it costs, and nothing where it is free', () => {
    const promotions = [promotion(1, { kind: 'shipping-amount', amountCents: 1000 })]
    const paid = calculateCart(cart([line(1, 1000)], { promotions, shipping: delivery }))
    expect(paid).toMatchObject({
      shippingCents: 0,
      totalCents: 1000,
      shippingDiscounts: [{ amountCents: 595 }],
    })
    const free = calculateCart(cart([line(1, 9000)], { promotions, shipping: delivery }))
    expect(free).toMatchObject({ shippingDiscounts: [], usedPromotionIds: [] })
  })

  it('never make anything cost less than nothing', () => {
    const promotions = [
      promotion(1, { kind: 'product-amount', amountCents: 99_999, productIds: null }),
      promotion(2, { kind: 'order-amount', amountCents: 99_999 }),
    ]
    const calculation = calculateCart(cart([line(1, 1000, { quantity: 3 })], { promotions }))
    expect(calculation).toMatchObject({ totalCents: 0, vatHighCents: 0, usedPromotionIds: [1] })
  })
})

describe('exclusive promotions (PRICING-7)', () => {
  const alone = promotion(3, { kind: 'order-percentage', percent: 20 }, { isExclusive: true })

  it('count alone when that is better for the customer', () => {
    const promotions = [promotion(1, tenPercent), alone]
    expect(calculateCart(cart([line(1, 1000)], { promotions }))).toMatchObject({
      totalCents: 800,
      usedPromotionIds: [3],
    })
  })

  it('give way when the others together are better', () => {
    const promotions = [
      promotion(1, tenPercent),
      promotion(2, { kind: 'order-amount', amountCents: 200 }),
      alone,
    ]
    expect(calculateCart(cart([line(1, 1000)], { promotions })).usedPromotionIds).toEqual([1, 2])
  })

  it('never let a code make the cart dearer', () => {
    const promotions = [
      promotion(1, { kind: 'product-amount', amountCents: 1, productIds: null }, { code: 'CENT' }),
      promotion(
        2,
        { kind: 'order-amount', amountCents: 1000 },
        { condition: { ...noCondition, minimumCents: 5000 } },
      ),
    ]
    const input = cart([line(1, 5000)], { promotions, code: 'CENT' })
    const calculation = calculateCart(input)
    expect(calculation).toMatchObject({ totalCents: 4000, usedPromotionIds: [2] })
    expect(codeProblem(input, calculation)).toEqual({ reason: 'discount-no-gain' })
  })
})

describe('gifts (PRICING-8)', () => {
  const treats = promotion(1, { kind: 'free-product', productVariantId: 50, quantity: 2 })

  it('stand with the first line that earned them', () => {
    const earned = { ...treats, condition: { ...noCondition, productIds: [2] } }
    const calculation = calculateCart(
      cart([line(1, 1000), line(2, 1000)], { promotions: [earned], gifts: [gift(50, 9)] }),
    )
    expect(calculation.lines.map(({ freeProducts }) => freeProducts.length)).toEqual([0, 1])
    expect(calculation.lines[1]?.freeProducts[0]).toMatchObject({
      productVariantId: 50,
      quantity: 2,
      originalCents: 990,
      promotionText: 'Promotion 1',
    })
    expect(calculation.totalCents).toBe(2000)
  })

  it('are given only as far as they are in stock, what is bought counted', () => {
    const given = (inStock: number, bought: number) => {
      const lines = [line(1, 1000), ...(bought > 0 ? [line(50, 495, { quantity: bought })] : [])]
      const calculation = calculateCart(cart(lines, { promotions: [treats], gifts: [gift(50, inStock)] }))
      return calculation.lines.flatMap(({ freeProducts }) => freeProducts.map(({ quantity }) => quantity))
    }
    expect([given(9, 0), given(1, 0), given(0, 0), given(4, 3), given(3, 3)]).toEqual([[2], [1], [], [1], []])
  })

  it('are the first that may be given beside what is bought, and none where none may (PRICING-22)', () => {
    const choice = promotion(1, {
      kind: 'free-product',
      productVariantId: 50,
      otherVariantIds: [51, 52],
      quantity: 1,
    })
    const given = (...allowed: number[]) => {
      const gifts = allowed.map((id) => gift(id, 9))
      const { lines } = calculateCart(cart([line(1, 1000)], { promotions: [choice], gifts }))
      return lines.flatMap(({ freeProducts }) => freeProducts.map(({ productVariantId }) => productVariantId))
    }
    expect([given(52, 51, 50), given(52, 51), given()]).toEqual([[50], [51], []])
  })
})

describe('a code that gives nothing (PRICING-9)', () => {
  const problem = (condition: Partial<PromotionCondition>, isFirstOrder = true) => {
    const promotions = [
      promotion(1, tenPercent, { code: 'CODE', condition: { ...noCondition, ...condition } }),
    ]
    const input = cart([line(1, 1000)], { promotions, code: 'CODE', isFirstOrder })
    return codeProblem(input, calculateCart(input))
  }

  it('says why', () => {
    expect(problem({})).toBeNull()
    expect(problem({ minimumCents: 5000 })).toEqual({ reason: 'discount-minimum', minimumCents: 5000 })
    expect(problem({ minimumQuantity: 2 })).toEqual({ reason: 'discount-products' })
    expect(problem({ firstOrderOnly: true }, false)).toEqual({ reason: 'discount-first-order' })
  })
})
