import { type CheckoutCart, missingStep, type CheckoutStep } from '@haverhof/domain/checkout'
import { dutchBilling, startShopping, startTestShop, type Shopper, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await shop.context.database.pool.query(
    `insert into parcel_shop select * from jsonb_populate_record(
       (select p from parcel_shop p where country_id = 528 limit 1), '{"parcel_shop_id": "TEST-1"}')`,
  )
})
afterAll(() => shop[Symbol.asyncDispose]())

const empty: CheckoutCart = {
  productCount: 0,
  billingCountryId: null,
  scanProductsOnly: false,
  shippingMethod: null,
  parcelShopId: null,
  parcelShopZipcodeOrCity: null,
  alternativeShippingAddress: false,
  shippingCountryId: null,
  awaitsDealer: false,
}

type Model = CheckoutCart & { goods: boolean; kits: boolean }
type Move = {
  call: [method: string, path: string, json?: unknown]
  /** The step it belongs to; null for what is always possible. */
  step: CheckoutStep | null
  after: (model: Model) => Model
}

function counted(model: Model): Model {
  const productCount = Number(model.goods) + Number(model.kits)
  return { ...model, productCount, scanProductsOnly: model.kits && !model.goods }
}

const address = dutchBilling.address
const noParcelShop = { parcelShopId: null, parcelShopZipcodeOrCity: null }
const moves: Record<string, Move> = {
  addGoods: {
    call: ['POST', '/products?productVariantId=10101&quantity=1'],
    step: null,
    after: (model) => counted({ ...model, goods: true }),
  },
  addKit: {
    call: ['POST', '/products?productVariantId=90101&quantity=1'],
    step: null,
    after: (model) => counted({ ...model, kits: true }),
  },
  removeGoods: {
    call: ['DELETE', '/products/10101'],
    step: null,
    after: (model) => counted({ ...model, goods: false }),
  },
  removeKit: {
    call: ['DELETE', '/products/90101'],
    step: null,
    after: (model) => counted({ ...model, kits: false }),
  },
  billing: {
    call: ['POST', '/billing', dutchBilling],
    step: 'billing',
    after: (model) => ({ ...model, billingCountryId: 528 }),
  },
  newsletter: { call: ['POST', '/newsletter?subscribe=true'], step: 'billing', after: (model) => model },
  reminders: { call: ['POST', '/reminders?subscribe=true'], step: 'billing', after: (model) => model },
  otherAddress: {
    call: ['PUT', '/alternativeshipping?alternativeShippingAddress=true'],
    step: 'billing',
    after: (model) => ({ ...model, alternativeShippingAddress: true }),
  },
  home: {
    call: ['PUT', '/shipping', { shippingMethod: 0 }],
    step: 'billing',
    after: (model) => ({ ...model, ...noParcelShop, shippingMethod: 0, shippingCountryId: null }),
  },
  pickup: {
    call: ['PUT', '/shipping', { shippingMethod: 1 }],
    step: 'billing',
    after: (model) => ({ ...model, shippingMethod: 1, shippingCountryId: null }),
  },
  parcelShop: {
    call: ['POST', '/setdpdpickuppoint?parcelShopId=TEST-1&parcelShopZipcodeOrCity=Zwolle'],
    step: 'billing',
    after: (model) => ({
      ...model,
      shippingMethod: 1,
      shippingCountryId: null,
      parcelShopId: 'TEST-1',
      parcelShopZipcodeOrCity: 'Zwolle',
    }),
  },
  elsewhere: {
    call: ['PUT', '/shipping', { firstName: 'Jan', lastName: 'Smit', address, shippingMethod: 0 }],
    step: 'billing',
    after: (model) => ({ ...model, ...noParcelShop, shippingMethod: 0, shippingCountryId: 528 }),
  },
  payment: {
    call: ['POST', '/payment', { paymentMethodId: 'ideal' }],
    step: 'payment',
    after: (model) => model,
  },
}

/** What the shop answers, and what it should answer. */
async function make(shopper: Shopper, model: Model, { call, step }: Move) {
  const answer = await shopper.call(...call)
  const body = answer.ok ? null : ((await answer.json()) as { code: string; missingStep: string })
  const missing = step && missingStep(model, step)
  return {
    answered: { call, ok: answer.ok, code: body?.code, missingStep: body?.missingStep },
    expected: missing ? { call, ok: false, code: 'step-closed', missingStep: missing } : { call, ok: true },
    isDone: missing === null,
  }
}

test('whatever the order of calls, no step is skipped (CHECKOUT-1, CHECKOUT-3)', async () => {
  expect.hasAssertions()
  const names = fc.array(fc.constantFrom(...Object.keys(moves)), { minLength: 5, maxLength: 14 })
  const property = fc.asyncProperty(names, async (sequence) => {
    const shopper = await startShopping(shop)
    let model: Model = { ...empty, goods: false, kits: false }
    for (const move of sequence.flatMap((name) => moves[name] ?? [])) {
      const { answered, expected, isDone } = await make(shopper, model, move)
      expect(answered).toEqual(expected)
      if (isDone) model = move.after(model)
    }
  })
  await fc.assert(property, { numRuns: 60 })
})
