import { Readable } from 'node:stream'
import type { Letterhead } from './letterhead.ts'
import type { MailAttachment } from './sources.ts'

export type Delivery = {
  from: Letterhead['sender']
  toAddress: string
  subject: string
  html: string
  plainText: string
  messageId: string
  date: Date
  headers: Record<string, string>
  attachments: MailAttachment[]
}

/** `beforeHanded` is awaited when the server has the whole mail but for the dot that ends it: until then it can have taken nothing. */
export type Deliver = (delivery: Delivery, beforeHanded: () => Promise<void>) => Promise<void>

/** The server did not take part in the conversation; what was sent is not to blame. */
export class ServerAway extends Error {}

/** Speaks SMTP to the server at the address. A conversation that lasts longer than the limit is broken off. */
export async function openMailServer(url: string, limitMs: number): Promise<Deliver> {
  // Loaded here: a shop that sends no mail does without it.
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs }
  return async (delivery, beforeHanded) => {
    const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
    let isOver = false
    const beforeEnd = async () => {
      await beforeHanded()
      // No caller waits for this conversation any more, so its answer is dropped.
      if (isOver) throw new ServerAway('the mail server took too long')
    }
    transport.use('stream', ({ message }, done) => {
      message.processFunc((written) => Readable.from(endingAfter(written, beforeEnd), { objectMode: false }))
      done()
    })
    try {
      await within(limitMs, transport.sendMail(messageOf(delivery)))
    } catch (error) {
      throw isServerAway(error) ? new ServerAway((error as Error).message, { cause: error }) : error
    } finally {
      isOver = true
      transport.close()
    }
  }
}

/** Read only once the server waits for the mail itself. */
async function* endingAfter(written: Readable, beforeEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* written
  await beforeEnd()
}

// Addresses are given in parts, so that nothing in them is read as a second address or a header (MAIL-7).
function messageOf({ from, toAddress, plainText, attachments, ...rest }: Delivery) {
  return {
    ...rest,
    from,
    to: { name: '', address: toAddress },
    envelope: { from: from.address, to: [toAddress] },
    text: plainText,
    attachments: attachments.map(({ fileName, bytes, type }) => ({
      filename: fileName,
      content: bytes,
      contentType: type,
    })),
  }
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new ServerAway('the mail server took too long')), limitMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const awayCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'])

function isServerAway(error: unknown): boolean {
  if (error instanceof ServerAway) return true
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return responseCode === 421 || (code !== undefined && awayCodes.has(code))
}

/** The conversation broke off without a word of refusal. */
export function hasBrokenOff(error: unknown): boolean {
  if (!(error instanceof ServerAway)) return false
  const { responseCode } = (error.cause ?? {}) as { responseCode?: number }
  return responseCode === undefined
}
