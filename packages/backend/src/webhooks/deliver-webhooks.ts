import pLimit from 'p-limit'
import type { AppContext } from '../app-context.ts'
import { backofficeOrigin } from '../config/index.ts'
import { addJob } from '../jobs/index.ts'
import { webhookEnded } from '../observability/index.ts'
import {
  claimDeliveries,
  type Delivery,
  type DueEndpoint,
  dueEndpoints,
  markDelivered,
  markFailed,
  parkOldDeliveries,
  settleEndpoint,
} from './outbox.ts'
import { messageOf } from './message.ts'
import { type Outcome, post } from './send.ts'
import { signatureHeaders } from './sign.ts'

/** Endpoints that are told at the same time, and what one of them is told at the same time. */
const endpointsAtOnce = 8
const perEndpoint = 5
/** A long backlog is delivered in several rounds, so that a process can stop or do something else between them. */
const longestRoundMs = 15_000

/** Delivers what is due (WEBHOOKS-11). Any number of processes do this at the same time, each with one round. */
export async function deliverWebhooks(context: AppContext): Promise<void> {
  const { webhookRound } = context
  if (webhookRound.running) {
    webhookRound.running.again = true
    return
  }
  const round = { again: true }
  webhookRound.running = round
  try {
    const until = performance.now() + longestRoundMs
    while (round.again && performance.now() < until && !context.stopping.aborted) {
      round.again = false
      const due = await dueEndpoints(context)
      // A slow endpoint delays only itself.
      await pLimit(endpointsAtOnce).map(due, (endpoint) => deliverTo(context, endpoint, until))
    }
    if (round.again) await addJob(context.database, 'deliver-webhooks', {})
  } finally {
    webhookRound.running = null
  }
  await parkOldDeliveries(context)
}

async function deliverTo(context: AppContext, endpoint: DueEndpoint, until: number): Promise<void> {
  const { endpointId } = endpoint
  let { failures } = endpoint
  while (performance.now() < until && !context.stopping.aborted) {
    const most = failures > 0 ? 1 : perEndpoint
    const deliveries = await claimDeliveries(context, { endpointId, most })
    if (deliveries.length === 0) return
    const outcomes = await Promise.all(deliveries.map((delivery) => deliver(context, endpoint, delivery)))
    // One answer shows that the endpoint is up; other failures are of single deliveries.
    failures = outcomes.some(({ ok }) => ok) ? 0 : failures + 1
    await settleEndpoint(context, { endpointId, failures })
    if (failures > 0) return
  }
  await addJob(context.database, 'deliver-webhooks', {})
}

async function deliver(context: AppContext, endpoint: DueEndpoint, delivery: Delivery): Promise<Outcome> {
  const outcome = await send(context, endpoint, delivery)
  const attempt = { ...delivery, endpointId: endpoint.endpointId }
  const { eventType, eventId } = delivery
  if (outcome.ok) {
    await markDelivered(context, attempt)
    webhookEnded.publish({ type: eventType, outcome: 'delivered' })
    return outcome
  }
  const isParked = await markFailed(context, attempt, outcome.reason)
  webhookEnded.publish({ type: eventType, outcome: isParked ? 'parked' : 'failed' })
  const line = { endpointId: endpoint.endpointId, eventId, reason: outcome.reason, isParked }
  context.log.warn(line, 'a webhook was not delivered')
  return outcome
}

function send({ env, now }: AppContext, endpoint: DueEndpoint, delivery: Delivery): Promise<Outcome> {
  const { url, secret, previousSecret } = endpoint
  const { id, body } = messageOf(delivery, backofficeOrigin(env))
  const secrets = [secret, ...(previousSecret === null ? [] : [previousSecret])]
  const headers = signatureHeaders({ id, sentAt: now(), body, secrets })
  return post({ url, headers, body, local: env.SHOP_ENV !== 'production' })
}
