import { dutchBilling, solvedCaptcha } from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, ask, type Call } from './ask.ts'
import { ajax } from './buying.ts'
import type { World } from './world.ts'

/** A signed-in customer. */
export type SignedIn = { email: string; userId: string; cookie: string }

type Person = { firstName: string; lastName: string; street: string }

const password = 'Haverkist-2931-stal'
const longestWaitMs = 60_000

/** Registers through the API, follows the mailed link and signs in. */
export async function signUp(world: World, { firstName, lastName, street }: Person): Promise<SignedIn> {
  const email = `${firstName.toLowerCase()}-${randomUUID()}@example.nl`
  const address = { ...dutchBilling.address, street }
  const billing = { ...dutchBilling, firstName, lastName, emailAddress: email, address }
  const registration = { emailAddress: email, password, firstName, lastName, billing }
  await sendSolved(world, '/api/account', registration)
  const { userId, token } = await mailedLink(world, email)
  await expectGood(post(world, `/api/account/${userId}/confirm?token=${token}`))
  const answer = await sendSolved(world, '/api/authentication/signin', { emailAddress: email, password })
  const cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  return { email, userId, cookie }
}

async function sendSolved(world: World, path: string, body: object): Promise<Answer> {
  const read = async <T>(where: string) => {
    const { text } = await expectGood(ask(world.port(), { method: 'GET', path: where }))
    return JSON.parse(text) as T
  }
  return expectGood(post(world, path, body, await solvedCaptcha({ read })))
}

function post(world: World, path: string, body?: object, headers: Call['headers'] = {}): Promise<Answer> {
  const json = { 'content-type': 'application/json' }
  return ask(world.port(), {
    method: 'POST',
    path,
    headers: { ...ajax, ...(body && json), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function mailedLink(world: World, email: string): Promise<{ userId: string; token: string }> {
  const text = await mailTo(world, email, (each) => /token=[\w-]+/.test(each))
  const token = /token=([\w-]+)/.exec(text)?.[1]
  const userId = /userId=([\w-]+)/i.exec(text)?.[1]
  if (!token || !userId) throw new Error('No link was mailed')
  return { userId, token }
}

/** The first matching mail to a mailbox, as its reader sees it. */
export async function mailTo(
  { mail }: World,
  email: string,
  isMeant: (text: string) => boolean,
): Promise<string> {
  const until = performance.now() + longestWaitMs
  while (performance.now() < until) {
    const received = mail.mails.filter(({ recipients }) => recipients.includes(email))
    const text = received.map(({ source }) => readable(source)).find(isMeant)
    if (text !== undefined) return text
    await wait(200)
  }
  throw new Error(`No such mail came to ${email}`)
}

/** Without the breaks and signs of quoted-printable. */
function readable(source: string): string {
  return source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

async function expectGood(call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  if (answer.status < 200 || answer.status >= 300)
    throw new Error(`A call of a customer answered ${answer.status}: ${answer.text.slice(0, 200)}`)
  return answer
}
