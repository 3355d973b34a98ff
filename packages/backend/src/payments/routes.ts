import type { Context } from 'hono'
import type { AppContext } from '../app-context.ts'
import { isLoopbackAddress } from '@haverhof/domain/sites'
import { type ApiEnv, createRouter, notFound, type Router, unwrap } from '../http/index.ts'
import { paymentCalls } from './calls.ts'
import { findGiftCard } from './gift-cards/find-gift-card.ts'
import { giftCardProblems, sandboxProblems } from './refusals.ts'
import { chargeBackAtSandbox } from './sandbox/charge-back.ts'
import { finishSandboxPayment } from './sandbox/finish-payment.ts'
import { sandboxIsOpen } from './sandbox/is-open.ts'
import { readSandboxPayment } from './sandbox/read-payment.ts'

export function paymentRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(paymentCalls.giftCardBalance, async (c) => {
    const { giftCardNumber, giftCardPin } = c.req.valid('json')
    const read = await findGiftCard(context, {
      number: giftCardNumber,
      pin: giftCardPin,
      clientIp: c.var.clientIp,
    })
    const card = unwrap(read, giftCardProblems)
    c.header('cache-control', 'no-store')
    return c.json({ balance: card.balanceCents / 100, lastDigits: card.lastDigits }, 200)
  })
  router.openapi(paymentCalls.sandboxPayment, async (c) => {
    const payment = mayUseSandbox(context, c) && (await readSandboxPayment(context, c.req.valid('param').id))
    if (!payment) throw notFound('payment')
    c.header('cache-control', 'no-store')
    return c.json(payment, 200)
  })
  router.openapi(paymentCalls.sandboxFinish, async (c) => {
    if (!mayUseSandbox(context, c)) throw notFound('payment')
    const finished = await finishSandboxPayment(context, c.req.valid('param').id, c.req.valid('json'))
    return c.json(unwrap(finished, sandboxProblems), 200)
  })
  router.openapi(paymentCalls.sandboxChargeBack, async (c) => {
    if (!mayUseSandbox(context, c)) throw notFound('payment')
    unwrap(await chargeBackAtSandbox(context, c.req.valid('param').id), sandboxProblems)
    return c.body(null, 204)
  })
  return router
}

/**
 * Without a setting the test bank is open to the developer's own
 * machine alone; pages of this process call without a socket (PAYMENTS-10).
 */
function mayUseSandbox(context: AppContext, { env }: Context<ApiEnv>): boolean {
  if (!sandboxIsOpen(context)) return false
  const isAskedFor = context.env.SANDBOX_PAYMENTS === 'on'
  return isAskedFor || !env?.incoming || isLoopbackAddress(env.incoming.socket.remoteAddress)
}
