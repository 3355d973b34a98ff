import type { AppContext } from '@haverhof/backend'
import { BadSetting } from '@haverhof/backend/config'
import { inTransaction } from '@haverhof/backend/database'
import {
  addEndpoint,
  isWebhookEventType,
  listEndpoints,
  removeEndpoint,
  replayEvents,
  rotateSecret,
  urlProblem,
  webhookEventTypes,
} from '@haverhof/backend/webhooks'
import { siteIdsOf } from './staff-sites.ts'
import { type Command, type CommandOptions, wholeNumber } from './staff-words.ts'

type Step = (context: AppContext, words: readonly string[], options: CommandOptions) => Promise<string>

/** Where other programs are told of events (WEBHOOKS-5). */
export const webhookCommands: Record<string, Command> = {
  webhook: {
    words:
      'add <https address> --events <type,…> [--sites <number,…>] | list | rotate <endpoint> | remove <endpoint> | replay <endpoint> [event] [--since <moment> --until <moment>]',
    run: (context, [step = '', ...words], options) => {
      const run = steps[step]
      if (!run) throw new BadSetting(`webhook ${Object.keys(steps).join('|')}`)
      return run(context, words, options)
    },
  },
}

const endpointNumber = 'the number of an endpoint'

const steps: Record<string, Step> = {
  add: async (context, [url = ''], { by, events, sites }) => {
    const problem = urlProblem(url, { local: context.env.SHOP_ENV !== 'production' })
    if (problem) throw new BadSetting(`Give an https address on the internet (${problem}).`)
    const eventTypes = events?.split(',').filter(isWebhookEventType) ?? []
    if (eventTypes.length === 0)
      throw new BadSetting(`--events takes some of: ${webhookEventTypes.join(', ')}`)
    const siteIds = await siteIdsOf(context, sites)
    const endpoint = { url, eventTypes, siteIds, by }
    const added = await inTransaction(context, (transaction) => addEndpoint(context, transaction, endpoint))
    return `Endpoint ${added.endpointId}; its secret, shown this once:\n${added.secret}`
  },
  list: async (context) => {
    const endpoints = await listEndpoints(context.database, { siteIds: null })
    const lines = endpoints.map(
      ({ endpointId, url, eventTypes, siteIds, isActive, waiting, parked, lastError }) =>
        [
          `${endpointId}  ${url}`,
          eventTypes.join(' '),
          siteIds ? `sites ${siteIds.join(', ')}` : 'all sites',
          ...(isActive ? [] : ['off']),
          `${waiting} waiting`,
          `${parked} parked`,
          ...(lastError ? [`last failure: ${lastError}`] : []),
        ].join('; '),
    )
    return lines.length > 0 ? lines.join('\n') : 'There is no endpoint.'
  },
  rotate: async (context, [number], { by }) => {
    const own = { endpointId: wholeNumber(number, endpointNumber), siteIds: null, by }
    const secret = await inTransaction(context, (transaction) => rotateSecret(context, transaction, own))
    if (secret === null) throw new BadSetting(`There is no endpoint ${own.endpointId}.`)
    return `The new secret, shown this once; the old one signs beside it for a day:\n${secret}`
  },
  remove: async (context, [number], { by }) => {
    const own = { endpointId: wholeNumber(number, endpointNumber), siteIds: null, by }
    if (!(await inTransaction(context, (transaction) => removeEndpoint(context, transaction, own))))
      throw new BadSetting(`There is no endpoint ${own.endpointId}.`)
    return `Endpoint ${own.endpointId} is removed.`
  },
  replay: async (context, [number, event], { by, since, until }) => {
    const own = { endpointId: wholeNumber(number, endpointNumber), siteIds: null, by }
    const which =
      event === undefined ? spanOf(since, until) : { eventId: wholeNumber(event, 'the number of an event') }
    const replay = { ...own, ...which }
    const count = await inTransaction(context, (transaction) => replayEvents(context, transaction, replay))
    if (count === null) throw new BadSetting(`There is no endpoint ${own.endpointId}.`)
    return `${count} events are on their way again.`
  },
}

function spanOf(since: string | undefined, until: string | undefined): { since: Date; until: Date } {
  const span = { since: new Date(since ?? Number.NaN), until: until ? new Date(until) : new Date() }
  if (Number.isNaN(span.since.getTime()) || Number.isNaN(span.until.getTime()))
    throw new BadSetting('Give an event, or --since and --until as moments: 2026-11-01T00:00:00Z.')
  return span
}
