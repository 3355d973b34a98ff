import { customerCalls } from '@haverhof/api-client/customer'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { joinQuery } from './query'

const question = { key: 'orders', siteId: 1, languageId: 1 }
const load = (api: Parameters<Parameters<typeof joinQuery>[1]>[0]) =>
  api.extended(customerCalls).orders({ page: 1, pageSize: 10 })

type Call = { signal: AbortSignal; answer: (body: unknown) => void }
let calls: Call[] = []

beforeEach(() => {
  calls = []
  vi.stubGlobal('location', { origin: 'https://shop.test' })
  vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    calls.push({ signal, answer: (body) => resolve(Response.json(body)) })
    return promise
  })
})

async function sent(count: number): Promise<void> {
  await expect.poll(() => calls).toHaveLength(count)
}

describe('a query', () => {
  test('is sent once for all that ask the same together', async () => {
    const one = joinQuery(question, load, { isFresh: false })
    const other = joinQuery(question, load, { isFresh: false })
    await sent(1)
    calls[0]?.answer({ orders: [] })
    await expect(Promise.all([one.answer, other.answer])).resolves.toEqual([{ orders: [] }, { orders: [] }])
    expect(calls).toHaveLength(1)
  })

  test('is cancelled when the last who asked has gone', async () => {
    const one = joinQuery(question, load, { isFresh: false })
    const other = joinQuery(question, load, { isFresh: false })
    await sent(1)
    one.leave()
    one.leave()
    expect(calls[0]?.signal.aborted).toBe(false)
    other.leave()
    expect(calls[0]?.signal.aborted).toBe(true)
    await expect(other.answer).rejects.toThrow('abort')
  })

  test('is asked anew after it was answered, after it was cancelled, and when a fresh answer is wanted', async () => {
    const first = joinQuery(question, load, { isFresh: false })
    await sent(1)
    calls[0]?.answer({ orders: [] })
    await first.answer
    const second = joinQuery(question, load, { isFresh: false })
    await sent(2)
    const third = joinQuery(question, load, { isFresh: true })
    await sent(3)
    second.leave()
    third.leave()
    joinQuery(question, load, { isFresh: false })
    await sent(4)
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, true, false])
  })

  test('of another site is another one', async () => {
    joinQuery({ ...question, siteId: 2 }, load, { isFresh: false })
    joinQuery({ ...question, siteId: 3 }, load, { isFresh: false })
    await sent(2)
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, false])
  })
})
