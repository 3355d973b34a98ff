import { readAccountForMail } from './index.ts'
import { sendWaitingMails } from '../mail/index.ts'
import { noOrders, solvedCaptcha, type TestShop } from '@haverhof/testing'

/** A signed-out visitor, with the calls that need a captcha. */
export function visitorOf(shop: TestShop, site = 'haverhof.nl') {
  const send = async (path: string, json: unknown, headers: Record<string, string> = {}) =>
    shop.request(path, { site, json, headers: { ...(await solvedCaptcha(shop, site)), ...headers } })
  return {
    register: (input: Record<string, unknown> = {}, query = '') =>
      send(`/api/account${query}`, { ...anna, ...input }),
    forgot: (emailAddress: string, query = '') =>
      send(`/api/account/forgotpassword${query}`, { emailAddress }),
    askForLink: (emailAddress: string, query = '') =>
      send(`/api/authentication/signinlink${query}`, { emailAddress }),
    resend: (query: string, json: unknown = {}) => send(`/api/account/resendconfirmation${query}`, json),
    signIn: (emailAddress: string, password: string, headers: Record<string, string> = {}) =>
      send('/api/authentication/signin', { emailAddress, password }, headers),
  }
}

export const anna = {
  emailAddress: 'anna@example.nl',
  password: 'paard1234',
  firstName: 'Anna',
  lastName: 'de Vries',
}

type SentMail = { kind: string; toAddress: string; subject: string; text: string }

/** Writes and sends what waits, and reads what a mailbox got so far, oldest first. */
export async function mailsTo(shop: TestShop, toAddress: string): Promise<SentMail[]> {
  await sendWaitingMails(shop.context, { ...noOrders, readAccount: readAccountForMail })
  const { rows } = await shop.context.database.pool.query<SentMail>(
    `select kind, to_address "toAddress", subject, plain_text text from outbox_mail
     where to_address = $1 and sent_at is not null order by mail_id`,
    [toAddress],
  )
  return rows
}

export type MailedLink = { userId: string; token: string; url: string }

/** The link in the newest mail of a mailbox. */
export async function linkTo(shop: TestShop, toAddress: string): Promise<MailedLink> {
  const mails = await mailsTo(shop, toAddress)
  const [url = ''] = /https?:\/\/\S+token=[\w-]+/.exec(mails.at(-1)?.text ?? '') ?? []
  const { searchParams } = new URL(url)
  return { url, userId: searchParams.get('userId') ?? '', token: searchParams.get('token') ?? '' }
}

/** What the caller sees: everything of the answer but the id of the request and what is random in a cookie. */
export async function seen(answer: Promise<Response>) {
  const { status, headers, ...rest } = await answer.then(async (response) => ({
    status: response.status,
    headers: Object.fromEntries(
      [...response.headers]
        .filter(([name]) => name !== 'x-request-id')
        .map(([name, value]) => [name, name === 'set-cookie' ? value.replace(/=[\w-]{43};/g, '=…;') : value]),
    ),
    body: await response.text(),
  }))
  return { status, headers, ...rest }
}
