import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/**
 * ok: takes every mail. refuse: takes no mail (550). 421: too busy for every mail. hang: never answers.
 * drop: hangs up after the mail has been sent, before saying whether it is taken. mute: takes every mail and never says so.
 * stall: never says whether it knows the mailbox.
 */
export type MailServerMode = 'ok' | 'refuse' | '421' | 'hang' | 'drop' | 'mute' | 'stall'

export type ReceivedMail = {
  from: string
  recipients: string[]
  /** Header lines as they came, unfolded. */
  headers: string[]
  /** The whole mail. */
  source: string
}

export type MailServer = AsyncDisposable & {
  url: string
  mails: ReceivedMail[]
  connections: () => number
  setMode: (mode: MailServerMode) => void
  /** Says to those who met `stall` that it knows their mailboxes. */
  goOn: () => void
  /** Called at the moment when a mail is here, before the server says so. */
  whenTaken: (told: () => void) => void
  /** Takes part in nothing until `open` is called: connections are refused. */
  close: () => Promise<void>
  open: () => Promise<void>
}

/** A real SMTP server on a port of its own, with the moods of real ones. */
export async function startMailServer({ mode = 'ok' }: { mode?: MailServerMode } = {}): Promise<MailServer> {
  const state: State = { mode, connections: 0, mails: [], stalled: [] }
  let port = 0
  let server = createServer(state)
  const open = async () => {
    server = createServer(state)
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.server.address() as AddressInfo).port
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  await open()
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: state.mails,
    connections: () => state.connections,
    setMode: (next) => {
      state.mode = next
    },
    goOn: () => {
      for (const answer of state.stalled.splice(0)) answer()
    },
    whenTaken: (onMail) => {
      state.onMail = onMail
    },
    open,
    close,
    [Symbol.asyncDispose]: close,
  }
}

type State = {
  mode: MailServerMode
  connections: number
  mails: ReceivedMail[]
  stalled: (() => void)[]
  onMail?: () => void
}

function createServer(state: State): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      state.connections += 1
      if (state.mode !== 'hang') callback()
    },
    onRcptTo: (_address, _session, callback) => {
      if (state.mode === 'refuse') callback(refusal(550, 'No such mailbox'))
      else if (state.mode === '421') callback(refusal(421, 'Too busy, try again later'))
      else if (state.mode === 'stall') state.stalled.push(callback)
      else callback()
    },
    onData: (stream, session, callback) => {
      const take = (source: string) => {
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        state.mails.push({ from, recipients, headers: headersOf(source), source })
        state.onMail?.()
        if (state.mode === 'drop') hangUp(server, session.id)
        else if (state.mode !== 'mute') callback()
      }
      // Of one whose sender is gone nothing is kept.
      readAll(stream).then(take, () => undefined)
    },
  })
  return server
}

function hangUp(server: SMTPServer, sessionId: string): void {
  for (const connection of server.connections) if (connection.id === sessionId) connection.close()
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function headersOf(source: string): string[] {
  const [head = ''] = source.split('\r\n\r\n', 1)
  return head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
}
