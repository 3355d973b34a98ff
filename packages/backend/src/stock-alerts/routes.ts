import { mailboxForLimits } from '@haverhof/domain/accounts'
import { isEmailAddress, tidyText } from '@haverhof/domain/checkout'
import { DAY, HOUR } from '@haverhof/domain/shared'
import { mostAlerts } from '@haverhof/domain/stock-alerts'
import { requireCustomer } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { createRouter, neverStored, refuseFields, type Router, unwrap } from '../http/index.ts'
import { countAttempt } from '../limits/index.ts'
import { stockAlertCalls } from './calls.ts'
import { endAlerts, removeAlert } from './end-alerts.ts'
import { stockAlertProblems } from './refusals.ts'
import { requestAlert } from './request-alert.ts'

/** What one caller may ask for within an hour (STOCK-ALERTS-4). */
const callerLimit = { limit: 20, windowMs: HOUR }
/** What may be asked for one mailbox within a day, however it is spelt (STOCK-ALERTS-4). */
const mailboxLimit = { limit: 2 * mostAlerts, windowMs: DAY }

export function stockAlertRoutes(context: AppContext): Router {
  const router = createRouter()
  router.use('/api/account/stockalerts/*', neverStored)
  router.openapi(stockAlertCalls.request, async (c) => {
    const { productVariantId: variantId, emailAddress: typed } = c.req.valid('json')
    const emailAddress = tidyText(typed)
    if (!isEmailAddress(emailAddress))
      refuseFields([{ parameter: 'emailAddress', reason: emailAddress ? 'invalid-email' : 'required' }])
    if (c.var.clientIp)
      unwrap(await countAttempt(context, `stock-alert-caller:${c.var.clientIp}`, callerLimit))
    unwrap(
      await countAttempt(
        context,
        `stock-alert-mailbox:${hashOf(mailboxForLimits(emailAddress))}`,
        mailboxLimit,
      ),
    )
    const wish = { scope: c.var.scope, variantId, emailAddress }
    unwrap(await requestAlert(context, wish), stockAlertProblems)
    return c.body(null, 204)
  })
  router.openapi(stockAlertCalls.end, async (c) => {
    unwrap(await endAlerts(context, c.req.valid('json').token), stockAlertProblems)
    return c.body(null, 204)
  })
  router.openapi(stockAlertCalls.remove, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(await removeAlert(context, { stockAlertId: c.req.valid('param').stockAlertId, userId }))
    return c.body(null, 204)
  })
  return router
}
