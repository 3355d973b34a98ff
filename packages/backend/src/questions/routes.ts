import { mailboxForLimits } from '@haverhof/domain/accounts'
import { questionProblems, tidyQuestion } from '@haverhof/domain/questions'
import { DAY, HOUR } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { createRouter, refuseFields, type Router } from '../http/index.ts'
import { countAttempt } from '../limits/index.ts'
import { askQuestion } from './ask-question.ts'
import { questionCalls } from './calls.ts'

/** QUESTIONS-10: what one caller asks within an hour, and one mailbox within a day. */
const callerLimit = { limit: 20, windowMs: HOUR }
const mailboxLimit = { limit: 10, windowMs: DAY }

export function questionRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(questionCalls.ask, async (c) => {
    const { productId, ...typed } = c.req.valid('json')
    const fields = tidyQuestion(typed)
    refuseFields(questionProblems(fields))
    if (c.var.clientIp) await countAttempt(context, `question-caller:${c.var.clientIp}`, callerLimit)
    await countAttempt(
      context,
      `question-mailbox:${hashOf(mailboxForLimits(fields.emailAddress))}`,
      mailboxLimit,
    )
    const userId = c.var.customer?.userId ?? null
    await askQuestion(context, { scope: c.var.scope, productId, userId, fields })
    return c.body(null, 204)
  })
  return router
}
