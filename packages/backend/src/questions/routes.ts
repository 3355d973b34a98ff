import { mailboxForLimits } from '@haverhof/domain/accounts'
import { questionProblems as fieldProblems, tidyQuestion } from '@haverhof/domain/questions'
import { DAY, HOUR } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { createRouter, refuseFields, type Router, unwrap } from '../http/index.ts'
import { countAttempt } from '../limits/index.ts'
import { askQuestion } from './ask-question.ts'
import { questionCalls } from './calls.ts'
import { questionProblems } from './refusals.ts'

/** What one caller asks within an hour, and one mailbox within a day (QUESTIONS-10). */
const callerLimit = { limit: 20, windowMs: HOUR }
const mailboxLimit = { limit: 10, windowMs: DAY }

export function questionRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(questionCalls.ask, async (c) => {
    const { productId, ...typed } = c.req.valid('json')
    const fields = tidyQuestion(typed)
    refuseFields(fieldProblems(fields))
    if (c.var.clientIp) unwrap(await countAttempt(context, `question-caller:${c.var.clientIp}`, callerLimit))
    unwrap(
      await countAttempt(
        context,
        `question-mailbox:${hashOf(mailboxForLimits(fields.emailAddress))}`,
        mailboxLimit,
      ),
    )
    const userId = c.var.customer?.userId ?? null
    const question = { scope: c.var.scope, productId, userId, fields }
    unwrap(await askQuestion(context, question), questionProblems)
    return c.body(null, 204)
  })
  return router
}
