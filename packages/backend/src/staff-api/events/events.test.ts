import { HOUR } from '@haverhof/domain/shared'
import { startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf } from '../../config/index.ts'
import { insertGivenUpMails } from '../tasks/test-mails.ts'
import { createEventHub } from './event-hub.ts'
import { eventStream } from './event-stream.ts'

let shop: TestShop
let owner: TestMember
beforeAll(async () => {
  shop = await startTestShop()
  owner = await startMember(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

const accept = { accept: 'text/event-stream' }

/** Reads until the words have come, or to the end. */
async function readUntil(stream: ReadableStream<Uint8Array> | null, words: string): Promise<string> {
  if (!stream) throw new Error('There is no stream')
  const reader = stream.getReader()
  let text = ''
  while (!text.includes(words)) {
    const { done, value } = await reader.read()
    if (done) break
    text += new TextDecoder().decode(value)
  }
  reader.releaseLock()
  return text
}

const progressOf = (text: string) =>
  [...text.matchAll(/event: task\ndata: (.+)/g)].map(([, json = '']) => JSON.parse(json) as object)

test('a window hears how far the tasks of its member are, and no other’s (EVENTS-1)', async () => {
  const other = await startMember(shop)
  const [mine, theirs] = [
    await owner.request('/events', { headers: accept }),
    await other.request('/events', { headers: accept }),
  ]
  expect(mine.headers.get('content-type')).toBe('text/event-stream')
  const ids = await insertGivenUpMails(shop, 2)
  await owner.read('/tasks/retry-mails', { json: { ids } })
  const heard = progressOf(await readUntil(mine.body, '"done":2'))
  expect(heard.at(-1)).toMatchObject({ kind: 'retry-mails', state: 'done', total: 2, done: 2 })
  await other.read('/tasks/retry-mails', { json: { ids } })
  const foreign = progressOf(await readUntil(theirs.body, 'event: task'))
  expect(foreign).toEqual([expect.objectContaining({ refused: 2 })])
  await Promise.all([mine.body?.cancel(), theirs.body?.cancel()])
})

test('a stream ends with its session, and does not prolong it (EVENTS-2)', async () => {
  const member = await startMember(shop)
  const secret = member.cookie.replace('__Host-staff=', '')
  const reader = { actor: `staff:${member.memberId}`, sessionHash: hashOf(secret) }
  const stream = eventStream(shop.context, createEventHub(shop.context), reader, 20)
  expect(await readUntil(stream, 'still here')).toContain('still here')
  shop.clock.advance(2 * HOUR + 1)
  expect(await readUntil(stream, 'never')).not.toContain('event:')
  expect((await member.request('/me')).status).toBe(401)
})

test('one window more than a member may have ends the oldest (EVENTS-2, 3)', async () => {
  const hub = createEventHub(shop.context)
  const ended: number[] = []
  const join = (actor: string, number: number) =>
    hub.join({ actor, tell: () => undefined, end: () => ended.push(number) })
  for (const number of [1, 2, 3, 4]) join('staff:1', number)
  join('staff:2', 7)
  expect(ended).toEqual([])
  join('staff:1', 8)
  expect(ended).toEqual([1])
})

test('who does not know of streams is told so instead of waiting (EVENTS-1)', async () => {
  const fresh = await startMember(shop)
  const answer = await fresh.request('/events')
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    406,
    'event-stream-only',
  ])
})
