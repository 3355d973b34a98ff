import { solvedCaptcha, spentOn, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'
import { anna } from '../test-visitor.ts'

test('all characters of a password count (ACCOUNTS-3)', async () => {
  const long = 'a1'.repeat(99)
  const hash = await hashPassword(`${long}x`)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, `${long}x`)).toBe(true)
  expect(await verifyPassword(hash, `${long}y`)).toBe(false)
  expect(await verifyPassword(hash, long)).toBe(false)
})

describe('many passwords at once (ACCOUNTS-4)', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ env: { CLIENT_IP_HEADER: 'x-client-ip', DATABASE_POOL_SIZE: '10' } })
    await startCustomer(shop, { email: anna.emailAddress })
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const signIn = (headers: Record<string, string>, each: number, password = 'paard9999') => {
    const json = { emailAddress: `victim${each}@example.nl`, password }
    const all = { ...headers, 'x-client-ip': `10.0.${each % 200}.1` }
    return shop.request('/api/authentication/signin', { json, headers: all })
  }

  test('two hundred sign-ins delay no other call; those above the limit get 503 and Retry-After', async () => {
    const captchas = await Promise.all(Array.from({ length: 200 }, () => solvedCaptcha(shop)))
    const timeOf = async () => {
      const { hereMs } = await spentOn(async () => {
        expect((await shop.request('/healthz')).status).toBe(200)
      })
      return hereMs
    }
    let answers: Response[] = []
    const flood = spentOn(async () => {
      answers = await Promise.all(captchas.map((headers, each) => signIn(headers, each)))
    })
    const waits: number[] = []
    const state = { isOver: false }
    void flood.then(() => (state.isOver = true))
    while (!state.isOver) {
      waits.push(await timeOf())
      await turn()
    }
    const { elsewhereMs } = await flood
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([422, 503]))
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(50)
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('2')
    // A hash takes tens of milliseconds: on the thread of the calls it would hold these up.
    expect(elsewhereMs / statuses.filter((status) => status === 422).length).toBeGreaterThan(5)
    expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)]).toBeLessThan(20)
  })

  test('a password of a megabyte is refused at once, without a hash', async () => {
    for (const password of ['x'.repeat(1_000_000), 'a1'.repeat(20_000)]) {
      const headers = await solvedCaptcha(shop)
      const { hereMs, elsewhereMs } = await spentOn(async () => {
        expect([400, 413]).toContain((await signIn(headers, 0, password)).status)
      })
      expect(hereMs + elsewhereMs).toBeLessThan(200)
    }
  })
})
