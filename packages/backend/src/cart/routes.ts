import type { AppContext } from '../app-context.ts'
import { createRouter, type Router } from '../http/index.ts'
import { addProduct } from './add-product.ts'
import { cartCalls } from './calls.ts'
import { callOf } from './cart-call.ts'
import { changeQuantity } from './change-quantity.ts'
import { createCart } from './create-cart.ts'
import { nameSample } from './name-sample.ts'
import { readCart } from './read-cart.ts'
import { removeProduct } from './remove-product.ts'
import { removeSample } from './remove-sample.ts'

export function cartRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(cartCalls.read, async (c) =>
    c.json(await readCart(context, callOf(c, c.req.valid('param').id)), 200),
  )
  router.openapi(cartCalls.create, async (c) => {
    const { mailplusId = null } = c.req.valid('json')
    return c.json(await createCart(context, callOf(c, ''), mailplusId), 200)
  })
  router.openapi(cartCalls.addProduct, async (c) => {
    await addProduct(context, callOf(c, c.req.valid('param').id), c.req.valid('query'))
    return c.body(null, 204)
  })
  router.openapi(cartCalls.changeQuantity, async (c) => {
    const { id, productVariantId } = c.req.valid('param')
    await changeQuantity(context, callOf(c, id), { productVariantId, ...c.req.valid('query') })
    return c.body(null, 204)
  })
  router.openapi(cartCalls.removeProduct, async (c) => {
    const { id, productVariantId } = c.req.valid('param')
    await removeProduct(context, callOf(c, id), productVariantId)
    return c.body(null, 204)
  })
  router.openapi(cartCalls.removeSample, async (c) => {
    const { id, ...place } = c.req.valid('param')
    await removeSample(context, callOf(c, id), place)
    return c.body(null, 204)
  })
  router.openapi(cartCalls.nameSample, async (c) => {
    const { samplename = null, ...place } = c.req.valid('query')
    await nameSample(context, callOf(c, c.req.valid('param').id), { ...place, sampleName: samplename })
    return c.body(null, 204)
  })
  return router
}
