import { mailboxForLimits } from '@haverhof/domain/accounts'
import { reportProblems, tidyReport } from '@haverhof/domain/reports'
import { DAY, HOUR } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { createRouter, networkOf, notFound, refuseFields, type Router, unwrap } from '../http/index.ts'
import { countAttempt } from '../limits/index.ts'
import { reportCalls } from './calls.ts'
import { readReported } from './read-reported.ts'
import { takeReport } from './take-report.ts'

/** What one caller and one network report within an hour, and one mailbox within a day: it is optional (REPORTS-9). */
const callerLimit = { limit: 10, windowMs: HOUR }
const networkLimit = { limit: 50, windowMs: HOUR }
const mailboxLimit = { limit: 10, windowMs: DAY }

export function contentReportRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(reportCalls.about, async (c) => {
    const text = await readReported(context, c.var.scope, c.req.valid('param'))
    if (!text) throw notFound(c.req.valid('param').kind)
    return c.json(text, 200)
  })
  router.openapi(reportCalls.send, async (c) => {
    const { kind, id, ...typed } = c.req.valid('json')
    const fields = tidyReport(typed)
    refuseFields(reportProblems(fields))
    const caller = c.var.clientIp
    if (caller) {
      unwrap(await countAttempt(context, `report-caller:${caller}`, callerLimit))
      unwrap(await countAttempt(context, `report-network:${networkOf(caller)}`, networkLimit))
    }
    if (fields.emailAddress !== '') {
      const mailbox = hashOf(mailboxForLimits(fields.emailAddress))
      unwrap(await countAttempt(context, `report-mailbox:${mailbox}`, mailboxLimit))
    }
    unwrap(await takeReport(context, { scope: c.var.scope, kind, id, fields }))
    return c.body(null, 204)
  })
  return router
}
