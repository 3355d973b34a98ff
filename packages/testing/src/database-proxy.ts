import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type DatabaseProxy = AsyncDisposable & {
  /** The database as it is reached through the proxy. */
  url: string
  /** From now on nothing passes on the connections that exist, as after a failover that swallows packets; new ones work. */
  goSilent: () => void
}

/** A network between the shop and its database. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    for (const socket of pair) {
      socket.on('error', () => undefined)
      socket.on('close', () => pairs.delete(pair) && pair.forEach((end) => end.destroy()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    goSilent: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        // What comes is read and forgotten, so the kernel goes on saying that it arrived.
        near.resume()
        far.resume()
      }
    },
    [Symbol.asyncDispose]: async () => {
      for (const pair of pairs) pair.forEach((end) => end.destroy())
      server.close()
    },
  }
}
