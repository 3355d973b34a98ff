import { isEmailAddress, tidyText } from '@haverhof/domain/checkout'
import { HOUR } from '@haverhof/domain/shared'
import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import {
  badInput,
  createRouter,
  failures,
  jsonBody,
  MailedToken,
  type Router,
  unwrap,
} from '../http/index.ts'
import { countAttempt } from '../limits/index.ts'
import { confirmSubscription, endSubscription } from './answer-link.ts'
import { newsletterProblems } from './refusals.ts'
import { requestSubscription } from './request-subscription.ts'

const tags = ['newsletter']
const callerLimit = { limit: 20, windowMs: HOUR }

const TokenInput = z.object({ token: MailedToken }).openapi('NewsletterToken')
const RequestInput = z
  .object({
    emailAddress: z.string().max(300),
    cartReminders: z
      .boolean()
      .default(false)
      .openapi({ description: 'Whether the mailbox also wants to be reminded of a cart, a tick of its own' }),
  })
  .openapi('NewsletterRequest')

const done = { 204: { description: 'Done' } }

const request = createRoute({
  method: 'post',
  path: '/api/newsletter',
  tags,
  summary: 'Ask for the newsletter; the mailbox is asked before anything is sent',
  request: { body: jsonBody(RequestInput) },
  responses: { ...done, ...failures(400, 403, 413, 429) },
})

const confirm = createRoute({
  method: 'post',
  path: '/api/newsletter/confirm',
  tags,
  summary: 'Confirm a subscription with the token of the mailed link',
  request: { body: jsonBody(TokenInput) },
  responses: { ...done, ...failures(400, 403, 404, 413) },
})

const unsubscribe = createRoute({
  method: 'post',
  path: '/api/newsletter/unsubscribe',
  tags,
  summary: 'End a subscription with the token of a mailed link',
  request: { body: jsonBody(TokenInput) },
  responses: { ...done, ...failures(400, 403, 404, 413) },
})

/** Mail programs call this with one click of their own (RFC 8058), so it asks for no header of ours (HTTP-5). */
const oneClick = createRoute({
  method: 'post',
  path: '/api/newsletter/oneclick',
  tags,
  summary: 'End a subscription from within a mail program',
  request: { query: z.object({ token: MailedToken }) },
  responses: { ...done, ...failures(400, 404) },
})

export function newsletterRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(request, async (c) => {
    const { cartReminders, ...typed } = c.req.valid('json')
    const emailAddress = tidyText(typed.emailAddress)
    if (!isEmailAddress(emailAddress)) throw badInput('emailAddress', 'invalid-email')
    const { siteId, languageId } = c.var.scope
    if (c.var.clientIp)
      unwrap(await countAttempt(context, `newsletter-caller:${c.var.clientIp}`, callerLimit))
    const purposes = cartReminders ? (['newsletter', 'reminders'] as const) : (['newsletter'] as const)
    unwrap(await requestSubscription(context, { siteId, languageId, emailAddress, purposes }))
    return c.body(null, 204)
  })
  router.openapi(confirm, async (c) => {
    unwrap(await confirmSubscription(context, c.req.valid('json').token), newsletterProblems)
    return c.body(null, 204)
  })
  router.openapi(unsubscribe, async (c) => {
    unwrap(await endSubscription(context, c.req.valid('json').token), newsletterProblems)
    return c.body(null, 204)
  })
  router.openapi(oneClick, async (c) => {
    unwrap(await endSubscription(context, c.req.valid('query').token), newsletterProblems)
    return c.body(null, 204)
  })
  return router
}
