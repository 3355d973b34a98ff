import { SECOND } from '@haverhof/domain/shared'
import pg from 'pg'
import { type DatabaseLimits, limitedConnection } from './limits.ts'

export type Listening = {
  onMessage: (payload: string) => void
  /** The connection was lost and is back: messages may have been missed. */
  onReturn: () => void
}

export type Listener = AsyncDisposable & {
  /** True while notifications arrive; false without a listener. */
  isListening: () => boolean
  /** Resolves when messages of this channel arrive; a database that is away is tried again until it answers. */
  listen: (channel: string, listening: Listening) => Promise<void>
}

type Options = { url: string; limits: DatabaseLimits; onError: (error: Error) => void }

/** One connection of its own for all channels: it is opened by the first that listens. */
export function createListener({ url, limits, onError }: Options): Listener {
  const channels = new Map<string, Listening[]>()
  let client: Promise<pg.Client> | null = null
  /** Every connection that is not ended yet: one that is given up must not live on and keep the process alive. */
  const open = new Set<pg.Client>()
  let retry: NodeJS.Timeout | undefined
  let [closed, isListening] = [false, false]

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...limitedConnection(url, limits), query_timeout: limits.pingMs })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of channels.get(channel) ?? []) onMessage(payload)
    })
    client.on('error', onError)
    client.on('end', () => {
      if (open.delete(client)) lost()
    })
    open.add(client)
    await client.connect()
    for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    keepAsking(client, limits.pingMs, onError)
    isListening = true
    return client
  }

  function lost(): void {
    client = null
    isListening = false
    for (const old of open) {
      open.delete(old)
      old.end().catch(() => undefined)
    }
    if (!closed) retry ??= setTimeout(comeBack, SECOND).unref()
  }

  async function comeBack(): Promise<void> {
    retry = undefined
    try {
      await (client ??= connect())
      for (const listening of [...channels.values()].flat()) listening.onReturn()
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
      lost()
    }
  }

  return {
    isListening: () => isListening,
    listen: async (channel, listening) => {
      channels.set(channel, [...(channels.get(channel) ?? []), listening])
      try {
        const ready = await (client ??= connect())
        await ready.query(`listen ${ready.escapeIdentifier(channel)}`)
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
        lost()
      }
    },
    [Symbol.asyncDispose]: async () => {
      closed = true
      clearTimeout(retry)
      await client?.then((listening) => listening.end()).catch(() => undefined)
    },
  }
}

/** Who only listens cannot tell silence from a connection that is gone, so it asks (DATABASE-2). */
function keepAsking(listening: pg.Client, pingMs: number, onError: (error: Error) => void): void {
  const ask = () => {
    listening.query('select 1').catch((error: Error) => {
      onError(error)
      listening.end().catch(() => undefined)
    })
  }
  const asking = setInterval(ask, pingMs).unref()
  listening.once('end', () => clearInterval(asking))
}
