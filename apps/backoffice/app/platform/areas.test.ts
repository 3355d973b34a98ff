import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas, furtherScreens } from './areas.ts'

test('every screen that has one address is found in the palette (OFFICE-6)', () => {
  const [, framed = ''] = readFileSync(new URL('../routes.ts', import.meta.url), 'utf8').split('layout(')
  const addresses = [...framed.matchAll(/route\('([^:*']+)'/g)].map(([, address]) => `/${address}`)
  expect(addresses.length).toBeGreaterThan(15)
  const led = new Set<string>([...areas, ...furtherScreens].map(({ path }) => path))
  expect(addresses.filter((address) => !led.has(address))).toEqual([])
})

test('everybody who is signed in reads the log (AUDIT-10)', () => {
  expect(areas.find(({ path }) => path === '/log')?.permissions).toEqual([])
})
