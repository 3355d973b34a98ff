import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAdmission } from './admission.ts'

/** Windows of staff at one process; more ask every few seconds instead. */
const most = 100

/** Streams stay open for hours (EVENTS-3). They take no place from other calls, and a process that stops does not wait for them. */
export function createEventStreams() {
  const admission = createAdmission({ most, mostWaiting: 0 })
  const open = new Set<ServerResponse>()
  return {
    places: admission.places,
    async admit(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      if (!(await admission.admit(request, response))) return false
      open.add(response)
      response.once('close', () => open.delete(response))
      return true
    },
    endAll(): void {
      for (const response of open) response.destroy()
    },
  }
}

export type EventStreams = ReturnType<typeof createEventStreams>

export function isEventStream(path: string): boolean {
  return path === '/staff-api/v1/events'
}
