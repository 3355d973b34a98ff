import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, Refusal, type Router } from '../../http/index.ts'
import { staffRoute } from '../../staff/index.ts'
import { createEventHub } from './event-hub.ts'
import { eventStream } from './event-stream.ts'

const mediaType = 'text/event-stream'

const events = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/events',
  tags: ['events'],
  summary: 'What happens and concerns me, as server-sent events: how far my tasks are',
  responses: {
    200: { description: 'A stream that stays open', content: { [mediaType]: { schema: z.string() } } },
    ...failures(406),
  },
})

/** Server-sent events: the progress of the member's tasks (EVENTS-1). */
export function eventCalls(context: AppContext): Router {
  const router = createRouter()
  const hub = createEventHub(context)
  router.openapi(events, async (c) => {
    // A reader that does not know of streams would wait for the end of one.
    if (!c.req.header('accept')?.includes(mediaType))
      throw new Refusal({
        status: 406,
        code: 'event-stream-only',
        title: 'This is a stream of events.',
      })
    await hub.ready()
    const { actor, member } = c.var.staff
    const stream = eventStream(context, hub, { actor, sessionHash: member?.sessionHash ?? '' })
    return c.body(stream, 200, { 'content-type': mediaType, 'x-accel-buffering': 'no' })
  })
  return router
}
