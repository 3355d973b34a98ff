import { requireCustomer, writeSecretCookie } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { callOf } from '../cart/index.ts'
import { createRouter, type Router } from '../http/index.ts'
import { checkoutCalls } from './calls.ts'
import { setAlternativeShipping, setDealer, setParcelShop } from './choose-place.ts'
import { fillFromAccount } from './fill-from-account.ts'
import { setDeliveryWishes } from './delivery-wishes.ts'
import { paymentOptions } from './payment-options.ts'
import { setBilling } from './set-billing.ts'
import { setPayment } from './set-payment.ts'
import { setShipping } from './set-shipping.ts'
import { shippingOptions } from './shipping-options.ts'
import { setNewsletter, setPassword, setReminders } from './wishes.ts'

export function checkoutRoutes(context: AppContext): Router {
  const router = createRouter()
  addCustomerCalls(router, context)
  addDeliveryCalls(router, context)
  addPaymentCalls(router, context)
  return router
}

function addCustomerCalls(router: Router, context: AppContext): void {
  router.openapi(checkoutCalls.fillFromAccount, async (c) => {
    const { userId: customerId } = requireCustomer(c)
    const call = { ...callOf(c, c.req.valid('param').id), customerId }
    return c.json(await fillFromAccount(context, call), 200)
  })
  router.openapi(checkoutCalls.billing, async (c) =>
    c.json(await setBilling(context, callOf(c, c.req.valid('param').id), c.req.valid('json')), 200),
  )
  router.openapi(checkoutCalls.newsletter, async (c) => {
    await setNewsletter(context, callOf(c, c.req.valid('param').id), c.req.valid('query').subscribe)
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.reminders, async (c) => {
    await setReminders(context, callOf(c, c.req.valid('param').id), c.req.valid('query').subscribe)
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.setPassword, async (c) => {
    const query = c.req.valid('query')
    const body = c.req.valid('json')
    const secret = await setPassword(context, callOf(c, c.req.valid('param').id), {
      password: body.password ?? query.password ?? null,
      confirmUrl: body.confirmUrl ?? query.confirmUrl ?? null,
    })
    if (secret !== null) writeSecretCookie(c, 'registration', secret)
    return c.body(null, 204)
  })
}

function addDeliveryCalls(router: Router, context: AppContext): void {
  router.openapi(checkoutCalls.shipping, async (c) =>
    c.json(await setShipping(context, callOf(c, c.req.valid('param').id), c.req.valid('json')), 200),
  )
  router.openapi(checkoutCalls.deliveryWishes, async (c) => {
    await setDeliveryWishes(context, callOf(c, c.req.valid('param').id), c.req.valid('json'))
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.alternativeShipping, async (c) => {
    const { alternativeShippingAddress } = c.req.valid('query')
    await setAlternativeShipping(context, callOf(c, c.req.valid('param').id), alternativeShippingAddress)
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.setDealer, async (c) => {
    await setDealer(context, callOf(c, c.req.valid('param').id), c.req.valid('query').dealerId)
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.shippingMethods, async (c) => {
    const { countryId = null } = c.req.valid('query')
    return c.json(await shippingOptions(context, callOf(c, c.req.valid('param').id), countryId), 200)
  })
  router.openapi(checkoutCalls.setParcelShop, async (c) => {
    const { parcelShopId, parcelShopZipcodeOrCity: zipcodeOrCity = null } = c.req.valid('query')
    await setParcelShop(context, callOf(c, c.req.valid('param').id), { parcelShopId, zipcodeOrCity })
    return c.body(null, 204)
  })
}

function addPaymentCalls(router: Router, context: AppContext): void {
  router.openapi(checkoutCalls.payment, async (c) =>
    c.json(await setPayment(context, callOf(c, c.req.valid('param').id), c.req.valid('json')), 200),
  )
  router.openapi(checkoutCalls.paymentMethods, async (c) =>
    c.json(await paymentOptions(context, callOf(c, c.req.valid('param').id)), 200),
  )
}
