import { captchaHeader, captchaToken, type CaptchaChallenge } from '@haverhof/domain/accounts'
import { readAccountForMail } from '@haverhof/backend/accounts'
import { sendWaitingMails } from '@haverhof/backend/mail'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { noOrders } from './mail-shop.ts'
import type { TestRequest, TestShop } from './test-shop.ts'

/** A customer who is signed in, or was: `request` sends the browser's cookies. */
export type Customer = {
  userId: string
  email: string
  site: string
  /** The header that their browser sends now. */
  cookie: () => string
  /** Calls the API with their cookies and keeps those that the answer sets. */
  request: (path: string, init?: TestRequest) => Promise<Response>
  /** The same, and reads the JSON of a 200. */
  read: <Answer = unknown>(path: string, init?: TestRequest) => Promise<Answer>
}

export const customerPassword = 'paard1234'
/** Its hash as the shop makes it, and one that is looked at in no time, for tests that count how often. */
const passwordHashes = {
  shop: '$argon2id$v=19$m=19456,t=2,p=1$glDjRJmUW0vBGwU8u99nnA$RWPaR/Ou+u7zNkzRUPo5JO6KHYEt8miyvGQPedLq0k0',
  quick: '$argon2id$v=19$m=8,t=1,p=1$19oINBa0q8f3ajbNoEVomA$sRz9nQArQQshdd7EPqMYHvcaeQJEWBqMNprIIFhYmUk',
}

type Options = { site?: string; email?: string }
type StartOptions = Options & { passwordHash?: keyof typeof passwordHashes }

/** A customer with an activated account who is signed in, without the way there. */
export async function startCustomer(shop: TestShop, options: StartOptions = {}): Promise<Customer> {
  const site = options.site ?? 'haverhof.nl'
  const email = options.email ?? `${randomUUID()}@example.nl`
  const scope = (await shop.context.sites.scopes()).find(({ host }) => host === site)
  if (!scope) throw new Error(`There is no site at ${site}`)
  const { pool } = shop.context.database
  const accounts = await pool.query<{ userId: string }>(
    `insert into account (site_id, language_id, email_address, password_hash, first_name, last_name, is_activated,
       created_at, activated_at)
     values ($1, $2, $3, $4, 'Anna', 'de Vries', true, $5, $5) returning user_id "userId"`,
    [scope.siteId, scope.languageId, email, passwordHashes[options.passwordHash ?? 'shop'], shop.clock.now()],
  )
  const userId = accounts.rows[0]?.userId ?? ''
  const secret = randomBytes(32).toString('base64url')
  await pool.query(
    `insert into account_session (session_hash, user_id, created_at, last_seen_at, expires_at, authenticated_at)
     values ($1, $2, now(), now(), now() + interval '30 days', now())`,
    [createHash('sha256').update(secret).digest('base64url'), userId],
  )
  return customerWith(shop, { userId, email, site, jar: new Map([['__Host-session', secret]]) })
}

/** Registers through the API, follows the mailed link, and signs in. */
export async function signUp(shop: TestShop, options: Options = {}): Promise<Customer> {
  const { site = 'haverhof.nl', email = `${randomUUID()}@example.nl` } = options
  const json = { emailAddress: email, password: customerPassword, firstName: 'Anna', lastName: 'de Vries' }
  const headers = await solvedCaptcha(shop, site)
  await expectStatus(204, shop.request('/api/account', { site, json, headers }))
  const link = await mailedLink(shop, email)
  const { userId, token } = Object.fromEntries(link.searchParams)
  const confirm = `/api/account/${userId}/confirm?token=${token}`
  await expectStatus(204, shop.request(confirm, { site, method: 'POST' }))
  return signIn(shop, { site, email })
}

type Credentials = { site?: string; email: string; password?: string; headers?: Record<string, string> }

/** Signs in through the API. Anything but a 200 fails the test. */
export async function signIn(shop: TestShop, credentials: Credentials): Promise<Customer> {
  const { site = 'haverhof.nl', email, password = customerPassword } = credentials
  const visitor = customerWith(shop, { userId: '', email, site, jar: new Map() })
  const headers = { ...credentials.headers, ...(await solvedCaptcha(shop, site)) }
  const json = { emailAddress: email, password }
  await expectStatus(200, visitor.request('/api/authentication/signin', { json, headers }))
  const accounts = await shop.context.database.pool.query<{ userId: string }>(
    `select user_id "userId" from account a join site s using (site_id)
     where email_address = lower($1) and is_activated and s.site_id = $2`,
    [email, (await shop.context.sites.scopes()).find(({ host }) => host === site)?.siteId],
  )
  return { ...visitor, userId: accounts.rows[0]?.userId ?? '' }
}

/** The header of a captcha that has just been solved. */
export async function solvedCaptcha(
  shop: Pick<TestShop, 'read'>,
  site = 'haverhof.nl',
): Promise<Record<string, string>> {
  const challenge = await shop.read<CaptchaChallenge>('/api/authentication/captcha', { site })
  for (let number = 0; number <= challenge.maxnumber; number += 1) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex')
    if (hash === challenge.challenge) return { [captchaHeader]: captchaToken(challenge, number) }
  }
  throw new Error('The captcha has no solution')
}

/** The link in the newest mail of a mailbox; mails that wait are written first. */
export async function mailedLink(shop: TestShop, email: string): Promise<URL> {
  await sendWaitingMails(shop.context, { ...noOrders, readAccount: readAccountForMail })
  const newest = await shop.context.database.pool.query<{ text: string | null }>(
    `select plain_text text from outbox_mail where to_address = lower($1) and plain_text like '%token=%'
     order by mail_id desc limit 1`,
    [email],
  )
  const link = /https?:\/\/\S+token=[\w-]+/.exec(newest.rows[0]?.text ?? '')
  if (!link) throw new Error(`No link was mailed to ${email}`)
  return new URL(link[0])
}

type Browser = { userId: string; email: string; site: string; jar: Map<string, string> }

function customerWith(shop: TestShop, { userId, email, site, jar }: Browser): Customer {
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const request: Customer['request'] = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', cookie())
    const answer = await shop.request(path, { site, ...init, headers })
    for (const line of answer.headers.getSetCookie()) keepCookie(jar, line)
    return answer
  }
  const read: Customer['read'] = async <Answer>(path: string, init?: TestRequest) => {
    const answer = await expectStatus(200, request(path, init))
    return (await answer.json()) as Answer
  }
  return { userId, email, site, cookie, request, read }
}

function keepCookie(jar: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (value === '') jar.delete(name)
  else jar.set(name, value)
}

async function expectStatus(status: number, call: Promise<Response>): Promise<Response> {
  const answer = await call
  if (answer.status !== status) throw new Error(`A call answered ${answer.status}: ${await answer.text()}`)
  return answer
}
