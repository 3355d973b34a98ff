import type { Server } from 'node:http'

const drainMs = 20_000
/** A connection whose last answer promised to keep it open becomes idle after the close. */
const idleCheckMs = 100

/** Takes no new connections, closes those that are idle or become so, and cuts what is left after 20 s. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), drainMs)
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs)
    server.close(() => {
      clearTimeout(force)
      clearInterval(idle)
      resolve()
    })
    server.closeIdleConnections()
  })
}
