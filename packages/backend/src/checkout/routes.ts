import type { Result } from '@haverhof/domain/shared'
import type { Context } from 'hono'
import { requireCustomer, writeSecretCookie } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { type CartCall, callOf } from '../cart/index.ts'
import { type ApiEnv, createRouter, type Router, unwrap } from '../http/index.ts'
import { checkoutCalls } from './calls.ts'
import { setAlternativeShipping, setDealer, setParcelShop } from './choose-place.ts'
import { fillFromAccount } from './fill-from-account.ts'
import { setDeliveryWishes } from './delivery-wishes.ts'
import { paymentOptions } from './payment-options.ts'
import { checkoutProblems, type CheckoutRefused } from './refusals.ts'
import { setBilling } from './set-billing.ts'
import { setPayment } from './set-payment.ts'
import { setShipping } from './set-shipping.ts'
import { shippingOptions } from './shipping-options.ts'
import { setNewsletter, setPassword, setReminders } from './wishes.ts'

export function checkoutRoutes(context: AppContext): Router {
  const router = createRouter()
  const run: Run = async (c, useCase, input) => {
    const call = callOf(c, c.req.param('id') ?? '')
    return unwrap(await useCase(context, call, input), checkoutProblems)
  }
  addCustomerCalls(router, context, run)
  addDeliveryCalls(router, run)
  addPaymentCalls(router, run)
  return router
}

type UseCase<Input, Answer> = (
  context: AppContext,
  call: CartCall,
  input: Input,
) => Promise<Result<Answer, CheckoutRefused>>

/** Runs a use case for the cart that the path names. */
type Run = <Input, Answer>(
  c: Context<ApiEnv>,
  useCase: UseCase<Input, Answer>,
  input: NoInfer<Input>,
) => Promise<Answer>

function addCustomerCalls(router: Router, context: AppContext, run: Run): void {
  router.openapi(checkoutCalls.fillFromAccount, async (c) => {
    const { userId: customerId } = requireCustomer(c)
    const call = { ...callOf(c, c.req.valid('param').id), customerId }
    return c.json(unwrap(await fillFromAccount(context, call), checkoutProblems), 200)
  })
  router.openapi(checkoutCalls.billing, async (c) =>
    c.json(await run(c, setBilling, c.req.valid('json')), 200),
  )
  router.openapi(checkoutCalls.newsletter, async (c) => {
    await run(c, setNewsletter, c.req.valid('query').subscribe)
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.reminders, async (c) => {
    await run(c, setReminders, c.req.valid('query').subscribe)
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.setPassword, async (c) => {
    const query = c.req.valid('query')
    const body = c.req.valid('json')
    const secret = await run(c, setPassword, {
      password: body.password ?? query.password ?? null,
      confirmUrl: body.confirmUrl ?? query.confirmUrl ?? null,
    })
    if (secret !== null) writeSecretCookie(c, 'registration', secret)
    return c.body(null, 204)
  })
}

function addDeliveryCalls(router: Router, run: Run): void {
  router.openapi(checkoutCalls.shipping, async (c) =>
    c.json(await run(c, setShipping, c.req.valid('json')), 200),
  )
  router.openapi(checkoutCalls.deliveryWishes, async (c) => {
    await run(c, setDeliveryWishes, c.req.valid('json'))
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.alternativeShipping, async (c) => {
    const { alternativeShippingAddress } = c.req.valid('query')
    await run(c, setAlternativeShipping, alternativeShippingAddress)
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.setDealer, async (c) => {
    await run(c, setDealer, c.req.valid('query').dealerId)
    return c.body(null, 204)
  })
  router.openapi(checkoutCalls.shippingMethods, async (c) => {
    const { countryId = null } = c.req.valid('query')
    return c.json(await run(c, shippingOptions, countryId), 200)
  })
  router.openapi(checkoutCalls.setParcelShop, async (c) => {
    const { parcelShopId, parcelShopZipcodeOrCity: zipcodeOrCity = null } = c.req.valid('query')
    await run(c, setParcelShop, { parcelShopId, zipcodeOrCity })
    return c.body(null, 204)
  })
}

function addPaymentCalls(router: Router, run: Run): void {
  router.openapi(checkoutCalls.payment, async (c) =>
    c.json(await run(c, setPayment, c.req.valid('json')), 200),
  )
  router.openapi(checkoutCalls.paymentMethods, async (c) => c.json(await run(c, paymentOptions, null), 200))
}
