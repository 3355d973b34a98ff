export { announceEvents } from './announce.ts'
export { urlProblem } from './address.ts'
export { readWebhookBacklog } from './backlog.ts'
export { deliverWebhooks } from './deliver-webhooks.ts'
export {
  addEndpoint,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
  switchOffEndpointsOf,
} from './endpoints.ts'
export { isWebhookEventType, webhookEventTypes } from './event-types.ts'
export { replayEvents } from './replay.ts'
export { webhookEventRetention } from './outbox.ts'
