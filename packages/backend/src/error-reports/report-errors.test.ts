import { startTestSentry, type TestSentry } from '@haverhof/testing'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '../config/index.ts'
import { errorMet, errorReportEnded, withinRequest } from '../observability/index.ts'
import { destinationOf } from './dsn.ts'
import { startErrorReports } from './index.ts'
import { reportErrors } from './report-errors.ts'

let sentry: TestSentry
let outcomes: string[]
let stop: () => void
beforeEach(async () => {
  sentry = await startTestSentry()
  outcomes = []
  stop = errorReportEnded.subscribe(({ outcome }) => void outcomes.push(outcome))
})
afterEach(async () => {
  stop()
  await sentry[Symbol.asyncDispose]()
})

const start = (timeoutMs = 10_000) =>
  reportErrors({ destination: destinationOf(sentry.dsn), release: '1.2.3', environment: 'test', timeoutMs })
const meet = (name: string) => errorMet.publish({ kind: 'call', name, error: new Error('broken') })
const names = () => sentry.events.map(({ transaction }) => transaction)

describe('a report (OBSERVABILITY-6)', () => {
  test('says what went wrong, where, in which release and in which request, without personal data', async () => {
    const env = readEnv({ SENTRY_DSN: sentry.dsn, SENTRY_RELEASE: '2026.11', SENTRY_ENVIRONMENT: 'staging' })
    await using reports = await startErrorReports(env)
    expect(reports).not.toBeNull()
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    const error = new TypeError('no mail to anna@example.nl', { cause: new Error('pin 12345678') })
    withinRequest({ requestId: 'proxy-0017', traceparent }, () =>
      errorMet.publish({ kind: 'call', name: '/api/orders/{orderId}', error }),
    )
    await expect.poll(() => sentry.events).toHaveLength(1)
    expect(sentry.asked[0]).toMatchObject({
      path: '/prefix/api/7/envelope/',
      auth: expect.stringContaining('sentry_key=abc123') as unknown,
    })
    expect(sentry.events[0]).toMatchObject({
      event_id: expect.stringMatching(/^[\da-f]{32}$/) as unknown,
      release: '2026.11',
      environment: 'staging',
      transaction: '/api/orders/{orderId}',
      tags: { kind: 'call', request_id: 'proxy-0017' },
      contexts: { trace: { trace_id: '4bf92f3577b34da6a3ce929d0e0e4736', span_id: '00f067aa0ba902b7' } },
      exception: {
        values: [
          { type: 'Error', value: 'pin [number]' },
          { type: 'TypeError', value: 'no mail to [mailbox]' },
        ],
      },
    })
    const values = (sentry.events[0] as { exception: { values: { stacktrace: { frames: object[] } }[] } })
      .exception.values
    expect(values[1]?.stacktrace.frames.at(-1)).toMatchObject({
      filename: expect.stringContaining('report-errors.test.ts') as unknown,
    })
    expect(JSON.stringify(sentry.asked)).not.toContain('anna')
  })

  test('is nothing without a place to send it to, and a wrong one is refused by name', async () => {
    expect(await startErrorReports(readEnv({}))).toBeNull()
    expect(() => readEnv({ SENTRY_DSN: 'https://sentry.example/7' })).toThrow('SENTRY_DSN: must look like')
  })

  test('of the same trouble is sent ten times a minute, of another one as well (OBSERVABILITY-11)', async () => {
    await using _ = start()
    for (let times = 0; times < 25; times += 1) meet('same')
    meet('other')
    await expect.poll(names).toEqual([...Array.from({ length: 10 }, () => 'same'), 'other'])
    expect(outcomes.filter((outcome) => outcome === 'dropped')).toHaveLength(15)
  })
})

describe('a receiver in trouble delays no request and loses no report', () => {
  test('that is silent', async () => {
    sentry.answer = 'silence'
    await using _ = start(100)
    meet('first')
    meet('second')
    // Nothing has left yet: who met the error goes on.
    expect(sentry.asked).toEqual([])
    await expect.poll(() => sentry.asked.length).toBeGreaterThan(0)
    sentry.answer = { status: 200 }
    await expect.poll(names).toEqual(['first', 'second'])
  })

  test('that asks to come later', async () => {
    sentry.answer = { status: 429, headers: { 'retry-after': '1' } }
    await using _ = start()
    meet('first')
    await expect.poll(() => sentry.asked).toHaveLength(1)
    sentry.answer = { status: 200 }
    await expect.poll(names).toEqual(['first'])
    expect((sentry.asked[1]?.at ?? 0) - (sentry.asked[0]?.at ?? 0)).toBeGreaterThan(950)
  })

  test('that is away and comes back', async () => {
    const { port } = sentry
    await sentry[Symbol.asyncDispose]()
    await using _ = start()
    meet('first')
    sentry = await startTestSentry({ port })
    await expect.poll(names).toEqual(['first'])
  })

  test('that refuses a report gets the next one', async () => {
    sentry.answer = { status: 400 }
    await using _ = start()
    meet('refused')
    await expect.poll(() => outcomes).toEqual(['dropped'])
    sentry.answer = { status: 200 }
    meet('taken')
    await expect.poll(names).toEqual(['taken'])
  })

  test('for long: a hundred reports wait, what is more is dropped and counted, and a process that stops waits two seconds (OBSERVABILITY-11)', async () => {
    sentry.answer = 'silence'
    const reports = start(60_000)
    for (let each = 0; each < 130; each += 1) meet(`error ${each}`)
    expect(outcomes).toHaveLength(30)
    const started = performance.now()
    await reports[Symbol.asyncDispose]()
    expect(performance.now() - started).toBeLessThan(4000)
  })
})

test('a process that ends by an uncaught error reports it first', async () => {
  const module = new URL('report-errors.ts', import.meta.url).href
  const script = `
    const { reportErrors } = await import(${JSON.stringify(module)})
    reportErrors({ destination: ${JSON.stringify(destinationOf(sentry.dsn))}, release: '1', environment: 'test' })
    Promise.reject(new RangeError('nobody listens'))`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nobody listens') as unknown,
  })
  expect(sentry.events).toMatchObject([{ level: 'fatal', transaction: 'unhandledRejection' }])
})
