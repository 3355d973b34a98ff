import { ApiError } from '@haverhof/api-client'
import { startUpErrors } from '@haverhof/domain/sites'
import { expect, test } from 'vitest'
import type { ShopRequest } from '../toolkit/shop-request'
import { loadShop } from './shop.server'

const away = () => Promise.reject(new ApiError(500, '', {}))
const sites = {
  getByDomain: () => Promise.resolve({ siteId: 1, languages: [{ languageId: 1 }] }),
  get: () => Promise.resolve({ siteId: 1 }),
  languages: () => Promise.resolve([]),
}

/** How a request fails that finds these answers. */
async function failure(answers: Partial<Record<keyof typeof sites, () => Promise<unknown>>>, languageId = 1) {
  const api = { sites: { ...sites, ...answers } }
  const facts = { siteId: 1, languageId, origin: 'https://haverhof.nl', locale: 'shop-nl', visitor: null }
  const thrown = await loadShop({ api, ...facts } as unknown as ShopRequest).catch((error: unknown) => error)
  return thrown as { data: { message: string; facts: { locale: string } }; init: { status: number } }
}

test.each([
  ['no-site-for-domain', { getByDomain: away }],
  ['no-site', { get: away }],
  ['incomplete-data', { languages: away }],
] as const)('a request that cannot start says why: %s (SITES-7)', async (reason, answers) => {
  const { data, init } = await failure(answers)
  expect(data).toMatchObject({ message: startUpErrors[reason], facts: { locale: 'shop-nl' } })
  expect(init.status).toBe(500)
})

test('a language that the site does not speak is no start (SITES-7)', async () => {
  expect((await failure({}, 9)).data.message).toBe("Couldn't select the language of the site...")
})

test('an API that cannot be reached in time is 503 (SITES-7)', async () => {
  const late = () => Promise.reject(new DOMException('late', 'TimeoutError'))
  expect((await failure({ get: late })).init.status).toBe(503)
})
