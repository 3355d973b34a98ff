import type { AppContext } from '../app-context.ts'
import { createRouter, neverStored, type Router, unwrap } from '../http/index.ts'
import { addProducts } from './lines/add-products.ts'
import { calculateSentCart, calculateStoredCart } from './pricing/calculate-cart.ts'
import { calculationCalls } from './calculation-calls.ts'
import { cartCalls } from './calls.ts'
import { callOf } from './cart-call.ts'
import { changePack } from './lines/change-pack.ts'
import { changeQuantity } from './lines/change-quantity.ts'
import { createCart } from './lifecycle/create-cart.ts'
import { removeDiscountCode, setDiscountCode } from './pricing/discount-code.ts'
import { quantitiesOf } from './lines/quantities.ts'
import { intervalsOf, once } from './lines/repeat-lines.ts'
import { impersonate } from './lifecycle/impersonate.ts'
import { nameSample } from './lines/name-sample.ts'
import { cartProblems } from './refusals.ts'
import { readCart } from './store/read-cart.ts'
import { recommendForCart } from './recommend.ts'
import { removeProduct } from './lines/remove-product.ts'
import { removeSample } from './lines/remove-sample.ts'

export function cartRoutes(context: AppContext): Router {
  const router = createRouter()
  router.use('/api/cart/*', neverStored)
  router.use('/api/cartcalculation/*', neverStored)
  addCartCalls(router, context)
  addLineCalls(router, context)
  addCodeCalls(router, context)
  addCalculationCalls(router, context)
  return router
}

function addCartCalls(router: Router, context: AppContext): void {
  router.openapi(cartCalls.read, async (c) =>
    c.json(unwrap(await readCart(context, callOf(c, c.req.valid('param').id)), cartProblems), 200),
  )
  router.openapi(cartCalls.create, async (c) => {
    const { mailplusId = null, storeDeviceInfo, products } = c.req.valid('json')
    const wish = {
      mailplusId,
      storeId: storeDeviceInfo?.storeId ?? null,
      quantities: unwrap(quantitiesOf(products ?? [])),
      intervals: intervalsOf(products ?? []),
    }
    return c.json(unwrap(await createCart(context, callOf(c, ''), wish), cartProblems), 200)
  })
  router.openapi(cartCalls.impersonate, async (c) =>
    c.json(
      unwrap(await impersonate(context, callOf(c, ''), c.req.valid('query').key ?? ''), cartProblems),
      200,
    ),
  )
  router.openapi(cartCalls.recommendations, async (c) =>
    c.json(unwrap(await recommendForCart(context, callOf(c, c.req.valid('param').id)), cartProblems), 200),
  )
}

function addLineCalls(router: Router, context: AppContext): void {
  router.openapi(cartCalls.addProduct, async (c) => {
    const { productVariantId: variantId, quantity, repeatDays } = c.req.valid('query')
    const quantities = new Map([[variantId, quantity]])
    const intervals = repeatDays === undefined ? once : new Map([[variantId, repeatDays]])
    unwrap(
      await addProducts(context, callOf(c, c.req.valid('param').id), quantities, intervals),
      cartProblems,
    )
    return c.body(null, 204)
  })
  router.openapi(cartCalls.changeQuantity, async (c) => {
    const { id, productVariantId: variantId } = c.req.valid('param')
    unwrap(await changeQuantity(context, callOf(c, id), { variantId, ...c.req.valid('query') }), cartProblems)
    return c.body(null, 204)
  })
  router.openapi(cartCalls.changePack, async (c) => {
    const { id, productVariantId: variantId } = c.req.valid('param')
    const { toProductVariantId: toVariantId, quantity = null } = c.req.valid('query')
    unwrap(await changePack(context, callOf(c, id), { variantId, toVariantId, quantity }), cartProblems)
    return c.body(null, 204)
  })
  router.openapi(cartCalls.removeProduct, async (c) => {
    const { id, productVariantId: variantId } = c.req.valid('param')
    unwrap(await removeProduct(context, callOf(c, id), variantId), cartProblems)
    return c.body(null, 204)
  })
  router.openapi(cartCalls.removeSample, async (c) => {
    const { id, productVariantId: variantId, sequence } = c.req.valid('param')
    unwrap(await removeSample(context, callOf(c, id), { variantId, sequence }), cartProblems)
    return c.body(null, 204)
  })
  router.openapi(cartCalls.nameSample, async (c) => {
    const { productVariantId: variantId, sequence, samplename = null } = c.req.valid('query')
    const sample = { variantId, sequence, sampleName: samplename }
    unwrap(await nameSample(context, callOf(c, c.req.valid('param').id), sample), cartProblems)
    return c.body(null, 204)
  })
}

function addCodeCalls(router: Router, context: AppContext): void {
  router.openapi(cartCalls.setDiscountCode, async (c) => {
    const { code = '' } = c.req.valid('query')
    unwrap(await setDiscountCode(context, callOf(c, c.req.valid('param').id), code), cartProblems)
    return c.body(null, 204)
  })
  router.openapi(cartCalls.removeDiscountCode, async (c) => {
    unwrap(await removeDiscountCode(context, callOf(c, c.req.valid('param').id)), cartProblems)
    return c.body(null, 204)
  })
}

function addCalculationCalls(router: Router, context: AppContext): void {
  router.openapi(calculationCalls.calculateCart, async (c) =>
    c.json(unwrap(await calculateStoredCart(context, callOf(c, c.req.valid('param').id)), cartProblems), 200),
  )
  router.openapi(calculationCalls.calculateSent, async (c) =>
    c.json(unwrap(await calculateSentCart(context, callOf(c, ''), c.req.valid('json')), cartProblems), 200),
  )
}
