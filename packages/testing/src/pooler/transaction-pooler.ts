import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { fatal, type Message, readMessages, startupParameters, welcome } from './messages.ts'

export type TransactionPooler = AsyncDisposable & {
  /** The database as it is reached through the pooler. */
  url: string
}

/** All that PgBouncer takes from a client that connects. */
const startupParameterNames = new Set([
  'user',
  'database',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
  'application_name',
])

/** A connection to PostgreSQL, which serves one client for the length of a transaction. */
type Server = { socket: Socket; client: Client | null; end: () => void }
type Client = { socket: Socket; server: Server | null; unsent: Buffer[] }

/**
 * A pooler in transaction mode, as strict as PgBouncer before 1.21: it refuses settings, and gives every transaction the connection that
 * has rested longest, so two in a row never have the same one. Prepared statements, settings, locks and listening that are meant to
 * outlive a transaction are lost, and a test notices.
 */
export async function startTransactionPooler(databaseUrl: string, size = 3): Promise<TransactionPooler> {
  const servers = await Promise.all(Array.from({ length: size }, () => connectServer(databaseUrl)))
  const resting = [...servers]
  const waiting: Client[] = []
  const clients = new Set<Client>()

  function serveNext(): void {
    while (resting.length > 0 && waiting.length > 0) {
      const [client, server] = [waiting.shift() as Client, resting.shift() as Server]
      client.server = server
      server.client = client
      for (const bytes of client.unsent.splice(0)) server.socket.write(bytes)
    }
  }

  function takeFrom(client: Client, { bytes }: Message): void {
    if (client.server) return void client.server.socket.write(bytes)
    client.unsent.push(bytes)
    if (!waiting.includes(client)) waiting.push(client)
    serveNext()
  }

  function release(server: Server): void {
    if (server.client) server.client.server = null
    server.client = null
    resting.push(server)
    serveNext()
  }

  for (const server of servers) {
    readMessages(server.socket, ({ kind, bytes }) => {
      // A message without a client, such as a notification between two transactions, is lost.
      server.client?.socket.write(bytes)
      if (kind === 'Z' && String.fromCharCode(bytes.at(-1) ?? 0) === 'I' && server.client) release(server)
    })
  }

  const listening = createServer((socket) => {
    const client: Client = { socket, server: null, unsent: [] }
    clients.add(client)
    readMessages(socket, (message) => greetOr(message, () => takeFrom(client, message)), false)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clients.delete(client)
      // A transaction whose client is gone.
      if (client.server) client.server.socket.write(rollBack)
    })

    function greetOr(message: Message, pass: () => void): void {
      if (message.kind === '') greet(socket, message)
      else if (message.kind === 'X') socket.end()
      else pass()
    }
  })
  listening.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((listening.address() as AddressInfo).port)
  return {
    url: url.href,
    [Symbol.asyncDispose]: async () => {
      listening.close()
      for (const { socket } of clients) socket.destroy()
      for (const server of servers) server.end()
    },
  }
}

const rollBackText = Buffer.from('rollback\0')
const rollBack = Buffer.concat([Buffer.from('Q'), Buffer.of(0, 0, 0, 4 + rollBackText.length), rollBackText])

function greet(socket: Socket, first: Message): void {
  const stranger = [...startupParameters(first).keys()].find((name) => !startupParameterNames.has(name))
  if (stranger === undefined) socket.write(welcome)
  else socket.end(fatal('08P01', `unsupported startup parameter: ${stranger}`))
}

/** The driver signs in; from then on its socket is ours. */
async function connectServer(connectionString: string): Promise<Server> {
  const driver = new pg.Client({ connectionString })
  driver.on('error', () => undefined)
  await driver.connect()
  const { stream } = (driver as unknown as { connection: { stream: Socket } }).connection
  stream.removeAllListeners('data')
  return { socket: stream, client: null, end: () => stream.destroy() }
}
