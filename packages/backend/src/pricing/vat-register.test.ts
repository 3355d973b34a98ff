import { hastenTimeLimits } from '@haverhof/testing/time-limits'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnv } from '../config/index.ts'
import { vatRegister } from './vat-register.ts'

const silent = pino({ level: 'silent' })
const right = 'BE0411905847'
const wrong = 'BE0411905848'

type Reply = { status?: number; body: string } | 'hang'

const opened: AsyncDisposable[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each[Symbol.asyncDispose]()
})

/** A register that answers as it is told, and remembers what it was asked. */
async function startRegister(reply: Reply): Promise<{ url: string; requests: unknown[] }> {
  const requests: unknown[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      requests.push({ path: request.url, body: JSON.parse(body) as unknown })
      if (reply === 'hang') return
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(reply.body)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  opened.push({
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api/`, requests }
}

async function check(vatNumber: string, settings: Record<string, string> = {}) {
  return vatRegister({ env: readEnv(settings), log: silent }).check(vatNumber)
}

describe('PRICING-14: the VAT register', () => {
  test('is asked for the number in its two parts, and believed', async () => {
    const { url, requests } = await startRegister({ body: JSON.stringify({ valid: true, name: 'Stal BV' }) })
    expect(await check('be 0411.905.847', { VAT_REGISTER_URL: url })).toBe('valid')
    expect(requests).toEqual([
      { path: '/rest-api/check-vat-number', body: { countryCode: 'BE', vatNumber: '0411905847' } },
    ])
    const unknown = await startRegister({ body: JSON.stringify({ valid: false }) })
    expect(await check(right, { VAT_REGISTER_URL: unknown.url })).toBe('invalid')
  })

  test('is not asked about numbers that cannot be right', async () => {
    const { url, requests } = await startRegister({ body: JSON.stringify({ valid: true }) })
    for (const number of [wrong, '', 'nonsense', 'XX123456789']) {
      expect(await check(number, { VAT_REGISTER_URL: url })).toBe('invalid')
    }
    expect(requests).toEqual([])
  })

  test.each<[string, Reply]>([
    ['answers 500', { status: 500, body: '' }],
    [
      'says a country is away',
      { body: JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }) },
    ],
    ['speaks no JSON', { body: '<html>' }],
    ['stays silent', 'hang'],
  ])('is unavailable when it %s', async (_, reply) => {
    const limits = hastenTimeLimits()
    const { url } = await startRegister(reply)
    expect(await check(right, { VAT_REGISTER_URL: url })).toBe('unavailable')
    expect(limits).toEqual([4000])
  })

  test('is unavailable while unreachable', async () => {
    expect(await check(right, { VAT_REGISTER_URL: 'http://127.0.0.1:9/' })).toBe('unavailable')
  })

  test('is not needed while the shop is developed, and missed in production', async () => {
    expect(await check(right)).toBe('valid')
    expect(await check(wrong)).toBe('invalid')
    expect(await check(right, { SHOP_ENV: 'production' })).toBe('unavailable')
  })
})
