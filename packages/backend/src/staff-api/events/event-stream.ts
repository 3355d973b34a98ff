import { SECOND } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import type { EventHub } from './event-hub.ts'
import { sessionLasts } from '../../staff/index.ts'
import type { StaffEvent } from '../shared/staff-channel.ts'

/** Often enough that no proxy takes the connection for dead, and a session that ended is noticed. */
const heartbeatMs = 10 * SECOND
/** Bounds the buffer of a stream that is not read. */
const mostUnread = 100

type Reader = { actor: string; sessionHash: string }

/** What concerns one member, as server-sent events, until the session ends or the browser stops reading (EVENTS-1, EVENTS-2). */
export function eventStream(
  context: AppContext,
  hub: EventHub,
  { actor, sessionHash }: Reader,
  beatMs = heartbeatMs,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let leave: () => void = () => undefined
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) <= 0) return end()
          controller.enqueue(encoder.encode(text))
        }
        let isOpen = true
        const end = () => {
          if (!isOpen) return
          isOpen = false
          leave()
          controller.close()
        }
        const beat = setInterval(() => {
          void sessionLasts(context, sessionHash)
            // A database that is away says nothing about the session.
            .catch(() => true)
            .then((lasts) => (isOpen ? (lasts ? send(': still here\n\n') : end()) : undefined))
        }, beatMs).unref()
        const forget = hub.join({ actor, tell: (event) => send(eventText(event)), end })
        leave = () => {
          isOpen = false
          clearInterval(beat)
          forget()
        }
        send('retry: 5000\n: hello\n\n')
      },
      cancel: () => leave(),
    },
    new CountQueuingStrategy({ highWaterMark: mostUnread }),
  )
}

function eventText({ type, data }: StaffEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}
