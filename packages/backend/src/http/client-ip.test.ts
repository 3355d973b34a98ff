import { expect, test, vi } from 'vitest'
import { startTestShop } from '@haverhof/testing'
import { clientKey } from './client-ip.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s (HTTP-10)', (address, key) => {
  expect(clientKey(address)).toBe(key)
})

test.each([
  [{}, 'made-up, 203.0.113.9, 198.51.100.1', '198.51.100.1'],
  [{ TRUSTED_PROXY_HOPS: '2' }, 'made-up, 203.0.113.9, 198.51.100.1', '203.0.113.9'],
  [{ TRUSTED_PROXY_HOPS: '3' }, '203.0.113.9, 198.51.100.1', '203.0.113.9'],
])('with %o the caller in %s is %s (HTTP-10)', async (hops, header, caller) => {
  await using shop = await startTestShop({ env: { CLIENT_IP_HEADER: 'x-forwarded-for', ...hops } })
  const cart = await shop.read<{ clientIp: string }>('/api/cart', {
    method: 'POST',
    headers: { 'x-forwarded-for': header },
  })
  expect(cart.clientIp).toBe(caller)
})

test('a proxy whose header is not named is warned of once, in production (HTTP-19)', async () => {
  await using shop = await startTestShop({ env: { SHOP_ENV: 'production' } })
  const warn = vi.spyOn(shop.context.log, 'warn')
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  await shop.request('/api/sites')
  expect(warn).not.toHaveBeenCalled()
  await shop.request('/api/sites', { headers })
  await shop.request('/api/sites', { headers })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('CLIENT_IP_HEADER')]])
})

test('a proxy that does not write the header that is named is warned of once, in production (HTTP-19)', async () => {
  const env = { SHOP_ENV: 'production', CLIENT_IP_HEADER: 'x-client-ip' }
  await using shop = await startTestShop({ env })
  const warn = vi.spyOn(shop.context.log, 'warn')
  const browser = { 'sec-fetch-site': 'same-origin' }
  // Supervisors, other programs, and customers through a proxy that does it right.
  for (const path of ['/healthz', '/readyz']) await shop.request(path, { headers: browser })
  await shop.request('/api/sites')
  await shop.request('/api/sites', { headers: { ...browser, 'x-client-ip': '203.0.113.9' } })
  expect(warn).not.toHaveBeenCalled()
  await shop.request('/api/sites', { headers: browser })
  await shop.request('/api/sites', { headers: browser })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('CLIENT_IP_HEADER')]])
})
