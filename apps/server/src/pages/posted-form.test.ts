import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostedForm, readPostedForm } from './posted-form.ts'

let server: Server
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const form = await readPostedForm(request)
    if (typeof form === 'number') response.writeHead(form).end()
    else response.end(form.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

function post(body: URLSearchParams | string, headers: Record<string, string> = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/withdraw/`, { method: 'POST', body, headers })
}

const fields = new URLSearchParams({ fullName: 'Anna de Vries' })

test('PAGES-13: a form of the shop is read', async () => {
  const { port } = server.address() as AddressInfo
  expect(await (await post(fields)).text()).toBe('fullName=Anna+de+Vries')
  expect(await (await post(fields, { origin: `http://127.0.0.1:${port}` })).text()).toBe(
    'fullName=Anna+de+Vries',
  )
})

test.each(['https://elsewhere.example', 'null'])('PAGES-24: a form from %s is refused', async (origin) => {
  expect((await post(fields, { origin })).status).toBe(403)
})

test('PAGES-24: what is no form, or a very long one, is refused', async () => {
  expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415)
  expect((await post(new URLSearchParams({ statement: 'x'.repeat(40_000) }))).status).toBe(413)
})

test('PAGES-13: withdrawing, ending and reporting alone take forms', () => {
  const posted = { method: 'POST' } as Parameters<typeof isPostedForm>[0]
  expect(isPostedForm(posted, '/withdraw/')).toBe(true)
  expect(isPostedForm(posted, '/end-contract/')).toBe(true)
  expect(isPostedForm(posted, '/report/review/100000/')).toBe(true)
  expect(isPostedForm(posted, '/report/mail/1/')).toBe(false)
  expect(isPostedForm(posted, '/checkout/billing/')).toBe(false)
  expect(isPostedForm({ method: 'GET' } as typeof posted, '/withdraw/')).toBe(false)
})
