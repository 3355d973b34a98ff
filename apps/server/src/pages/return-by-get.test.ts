import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isReturnByPost, returnByGet } from './return-by-get.ts'

test.each(['/checkout/complete/', '/checkout/complete'])(
  'a customer who is sent back to %s with a form sees the page of that address',
  async (path) => {
    const server = createServer((request, response) => {
      if (isReturnByPost(request, path)) returnByGet(request, response)
      else response.writeHead(405).end()
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}?id=100001&key=abc`
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ status: 'paid' }),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/checkout/complete/?id=100001&key=abc')
    expect((await fetch(address, { method: 'PUT' })).status).toBe(405)
    server.close()
  },
)

test('no other page takes a form', () => {
  const request = { method: 'POST' } as Parameters<typeof isReturnByPost>[0]
  expect(isReturnByPost(request, '/checkout/payment/')).toBe(false)
  expect(isReturnByPost(request, '/x/checkout/complete/')).toBe(false)
})
