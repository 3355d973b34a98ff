import { mutateStatements, spentOn, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobodysHash } from './password/passwords.ts'
import { seen, visitorOf } from './test-visitor.ts'

/** No answer, no time and no statement tells whether an address is known (ACCOUNTS-9, 13). */

let shop: TestShop
let statements: string[] = []
beforeAll(async () => {
  shop = await startTestShop()
  mutateStatements(shop, (text) => {
    statements.push(text)
    return text
  })
})
afterAll(() => shop[Symbol.asyncDispose]())

type AddressKind = 'known' | 'waiting' | 'unknown'
const visitor = () => visitorOf(shop)

/** Addresses of the same length, each asked once: a second question about one is another matter (ACCOUNTS-12). */
async function addressOf(state: AddressKind): Promise<string> {
  const email = `${randomUUID()}@example.nl`
  if (state === 'unknown') return email
  const { userId } = await startCustomer(shop, { email })
  if (state === 'waiting') {
    await shop.context.database.pool.query('update account set is_activated = false where user_id = $1', [
      userId,
    ])
  }
  return email
}

const calls: [name: string, call: (emailAddress: string) => Promise<Response>, rounds: number][] = [
  ['signing in', (email) => visitor().signIn(email, 'paard9999'), 15],
  ['registering', (emailAddress) => visitor().register({ emailAddress }), 15],
  ['a forgotten password', (email) => visitor().forgot(email), 50],
  ['a sign-in link', (email) => visitor().askForLink(email), 50],
  ['the activation once more', (emailAddress) => visitor().resend('', { emailAddress }), 50],
]

describe.each(calls)('%s', (_, call, rounds) => {
  test('answers the same bytes and sends the same statements for known, waiting and unknown addresses', async () => {
    await call(await addressOf('unknown'))
    const kinds: AddressKind[] = ['known', 'waiting', 'unknown']
    const answers = []
    for (const kind of kinds) {
      const email = await addressOf(kind)
      statements = []
      const { status, headers, body } = await seen(call(email))
      answers.push({ status, headers, body, statements })
    }
    const [registered, waiting, unknown] = answers
    expect(registered?.statements.length).toBeGreaterThan(2)
    expect(waiting).toEqual(registered)
    expect(unknown).toEqual(registered)
  })

  test('takes the same time', async () => {
    const measurements: number[] = []
    do measurements.push(Math.abs((await shareOfSlowerKnown(call, rounds)) - 0.5))
    while (Math.min(...measurements) >= noiseOf(rounds) && measurements.length < mostMeasurements)
    expect(Math.min(...measurements)).toBeLessThan(noiseOf(rounds))
  })
})

/** What tells them apart does so every time; chance hardly does twice. */
const mostMeasurements = 3

async function shareOfSlowerKnown(
  call: (email: string) => Promise<Response>,
  rounds: number,
): Promise<number> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < rounds; round += 1) {
    // Turns about, so that whatever else the machine does falls on both.
    for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const email = await addressOf(kind)
      const began = performance.now()
      await call(email)
      times[kind].push(performance.now() - began)
    }
  }
  return shareOfSlower(times.known, times.unknown)
}

/** In how many of all pairs the first took longer: one half when nothing but chance tells them apart. */
function shareOfSlower(some: number[], others: number[]): number {
  const slower = some.flatMap((one) => others.filter((other) => other < one)).length
  return slower / (some.length * others.length)
}

/** How far from one half chance alone brings it, once in two thousand runs (Mann-Whitney, 3.5 standard deviations). */
function noiseOf(rounds: number): number {
  return 3.5 * Math.sqrt((2 * rounds + 1) / (12 * rounds * rounds))
}

test('a password is hashed for an unknown address too (ACCOUNTS-13)', async () => {
  const { verify } = await import('@node-rs/argon2')
  const hash = async () => (await spentOn(() => verify(nobodysHash, 'paard9999'))).elsewhereMs
  const hashMs = Math.min(await hash(), await hash(), await hash())
  const { elsewhereMs } = await spentOn(() => visitor().signIn('nobody@example.nl', 'paard9999'))
  expect(elsewhereMs).toBeGreaterThan(hashMs / 2)
})
