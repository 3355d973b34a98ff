import { requireCustomer, writeSecretCookie } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { callOf } from '../cart/index.ts'
import { createRouter, type Router, unwrap } from '../http/index.ts'
import { checkoutCalls } from './calls.ts'
import { setAlternativeShipping, setDealer, setParcelShop } from './choose-place.ts'
import { fillFromAccount } from './fill-from-account.ts'
import { setDeliveryWishes } from './delivery-wishes.ts'
import { paymentOptions } from './payment-options.ts'
import { checkoutProblems } from './refusals.ts'
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
    return c.json(unwrap(await fillFromAccount(context, call), checkoutProblems), 200)
  })
  router.openapi(checkoutCalls.billing, async (c) =>
    c.json(
      unwrap(
        await setBilling(context, callOf(c, c.req.valid('param').id), c.req.valid('json')),
        checkoutProblems,
      ),
      200,
    ),
  )
  router.openapi(checkoutCalls.newsletter, async (c) => {
    unwrap(
      await setNewsletter(context, callOf(c, c.req.valid('param').id), c.req.valid('query').subscribe),
      checkoutProblems,
    )
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.reminders, async (c) => {
    unwrap(
      await setReminders(context, callOf(c, c.req.valid('param').id), c.req.valid('query').subscribe),
      checkoutProblems,
    )
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.setPassword, async (c) => {
    const query = c.req.valid('query')
    const body = c.req.valid('json')
    const result = await setPassword(context, callOf(c, c.req.valid('param').id), {
      password: body.password ?? query.password ?? null,
      confirmUrl: body.confirmUrl ?? query.confirmUrl ?? null,
    })
    const secret = unwrap(result, checkoutProblems)
    if (secret !== null) writeSecretCookie(c, 'registration', secret)
    return c.body(null, 204)
  })
}

function addDeliveryCalls(router: Router, context: AppContext): void {
  router.openapi(checkoutCalls.shipping, async (c) =>
    c.json(
      unwrap(
        await setShipping(context, callOf(c, c.req.valid('param').id), c.req.valid('json')),
        checkoutProblems,
      ),
      200,
    ),
  )
  router.openapi(checkoutCalls.deliveryWishes, async (c) => {
    unwrap(
      await setDeliveryWishes(context, callOf(c, c.req.valid('param').id), c.req.valid('json')),
      checkoutProblems,
    )
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.alternativeShipping, async (c) => {
    const { alternativeShippingAddress } = c.req.valid('query')
    unwrap(
      await setAlternativeShipping(context, callOf(c, c.req.valid('param').id), alternativeShippingAddress),
      checkoutProblems,
    )
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.setDealer, async (c) => {
    unwrap(
      await setDealer(context, callOf(c, c.req.valid('param').id), c.req.valid('query').dealerId),
      checkoutProblems,
    )
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.shippingMethods, async (c) => {
    const { countryId = null } = c.req.valid('query')
    return c.json(
      unwrap(await shippingOptions(context, callOf(c, c.req.valid('param').id), countryId), checkoutProblems),
      200,
    )
  })
  router.openapi(checkoutCalls.setParcelShop, async (c) => {
    const { parcelShopId, parcelShopZipcodeOrCity: zipcodeOrCity = null } = c.req.valid('query')
    unwrap(
      await setParcelShop(context, callOf(c, c.req.valid('param').id), { parcelShopId, zipcodeOrCity }),
      checkoutProblems,
    )
    return c.body(null, 204)
  })
}

function addPaymentCalls(router: Router, context: AppContext): void {
  router.openapi(checkoutCalls.payment, async (c) =>
    c.json(
      unwrap(
        await setPayment(context, callOf(c, c.req.valid('param').id), c.req.valid('json')),
        checkoutProblems,
      ),
      200,
    ),
  )
  router.openapi(checkoutCalls.paymentMethods, async (c) =>
    c.json(unwrap(await paymentOptions(context, callOf(c, c.req.valid('param').id)), checkoutProblems), 200),
  )
}
