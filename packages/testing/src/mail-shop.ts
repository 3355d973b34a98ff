import { type MailSources, queueMail, sendWaitingMails } from '@haverhof/backend/mail'
import { type MailServer, type MailServerMode, startMailServer } from './mail-server.ts'
import { startTestShop, type TestShop } from './test-shop.ts'

type OutboxRow = {
  kind: string
  attempts: number
  sent: boolean
  nextAttemptAt: Date
  lastError: string | null
  subject: string | null
  html: string | null
}

/** A shop with a mail server, and letters that are about no order. */
export type MailShop = AsyncDisposable & {
  shop: TestShop
  server: MailServer
  /** Queues the receipt of a withdrawal; the key is its cause. */
  queue: (key: string, facts?: Record<string, string>, toAddress?: string) => Promise<boolean>
  send: () => Promise<void>
  outbox: () => Promise<OutboxRow[]>
}

type Options = { mode?: MailServerMode; env?: Record<string, string> }

export const noOrders: MailSources = {
  readOrder: async () => null,
  readInvoice: async () => [],
  readContract: async () => null,
  readCreditNote: async () => [],
  readAccount: async () => null,
  readInvitation: async () => null,
}

export async function startMailShop({ mode = 'ok', env }: Options = {}): Promise<MailShop> {
  const server = await startMailServer({ mode })
  // Only who meets a server that hangs has to wait for the limit.
  const limit = mode === 'hang' ? '1500' : '10000'
  const shop = await startTestShop({ env: env ?? { SMTP_URL: server.url, SMTP_TIMEOUT_MS: limit } })
  const { context, clock } = shop
  return {
    shop,
    server,
    queue: (key, facts = {}, toAddress = 'anna@example.com') =>
      queueMail(context.database, receipt(key, clock.now(), facts, toAddress), clock.now()),
    send: () => sendWaitingMails(context, noOrders),
    outbox: async () => (await context.database.pool.query<OutboxRow>(read)).rows,
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

function receipt(key: string, now: Date, facts: Record<string, string>, toAddress: string) {
  return {
    kind: 'withdrawal-receipt' as const,
    causeKey: `withdrawal-receipt:${key}`,
    siteId: 1,
    languageId: 1,
    toAddress,
    facts: {
      withdrawalId: 5001,
      orderNumber: '100001',
      fullName: 'Anna de Vries',
      statement: 'Hierbij herroep ik mijn aankoop.',
      receivedAt: now.toISOString(),
      ...facts,
    },
  }
}

const read = `
  select kind, attempts, sent_at is not null sent, next_attempt_at "nextAttemptAt", last_error "lastError", subject, html
  from outbox_mail order by mail_id`
