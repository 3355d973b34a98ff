import { expect, test } from 'vitest'
import { isPublicAddress, publicLookup, urlProblem } from './address.ts'
import { post } from './send.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
  '2001:db8::1',
])('%s is no address of the internet (WEBHOOKS-6)', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['http://erp.example.com/', 'not-https'],
  ['ftp://erp.example.com/', 'not-https'],
  ['https://127.0.0.1/', 'inner-address'],
  ['https://2130706433/', 'inner-address'],
  ['https://0x7f.1/', 'inner-address'],
  ['https://[::1]/', 'inner-address'],
  ['https://[::ffff:7f00:1]/', 'inner-address'],
  ['https://user:pass@erp.example.com/', 'has-credentials'],
  ['nonsense', 'not-a-url'],
  [`https://erp.example.com/${'x'.repeat(500)}`, 'not-a-url'],
  ['https://erp.example.com/hooks?shop=1', null],
] as const)('in production %s is %s (WEBHOOKS-6)', (url, problem) => {
  expect(urlProblem(url, { local: false })).toBe(problem)
})

test('a shop under development may call its own machine, and no other without TLS (WEBHOOKS-6)', () => {
  expect(urlProblem('http://127.0.0.1:9000/', { local: true })).toBeNull()
  expect(urlProblem('http://localhost:9000/', { local: true })).toBeNull()
  expect(urlProblem('http://erp.example.com/', { local: true })).toBe('not-https')
})

test('a name that leads to an inner address is refused when it is resolved, before any connection (WEBHOOKS-6)', async () => {
  const looked = await new Promise((resolve) =>
    publicLookup('localhost', { all: true }, (error, address) => resolve(error?.message ?? address)),
  )
  expect(looked).toBe('the host has an inner address')
  const answer = await post({ url: 'https://localhost/', headers: {}, body: '{}', local: false })
  expect(answer).toEqual({ ok: false, reason: 'the host has an inner address' })
})
