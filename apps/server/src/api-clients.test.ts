import { ApiError } from '@haverhof/api-client'
import type { SiteScope } from '@haverhof/domain/sites'
import { startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiClients, createApiClients } from './api-clients.ts'

let shop: TestShop
let clients: ApiClients
let scope: SiteScope

beforeAll(async () => {
  shop = await startTestShop()
  clients = createApiClients(shop.app, { CLIENT_IP_HEADER: 'x-client-ip' })
  const scopes = await shop.context.sites.scopes()
  scope = scopes.find(({ host }) => host === 'haverhof.nl') as SiteScope
})
afterAll(() => shop[Symbol.asyncDispose]())

test('within the process the API answers as it does outside', async () => {
  const api = clients.of(scope)
  expect(await api.products.detail(10102)).toEqual(await shop.read('/api/products/10102'))
  const query = {
    filter: { searchTerm: 'muesli', filters: [] },
    pageInfo: { page: 1, pageSize: 3, descending: false, sort: 'relevance' as const },
  }
  expect(await api.products.search(query)).toEqual(await shop.read('/api/products/search', { json: query }))
})

test('a refusal keeps its status and its words', async () => {
  const error = await clients
    .of(scope)
    .products.detail(999_999)
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 404, headers: { 'content-type': 'application/problem+json' } })
  expect(JSON.parse((error as ApiError).body)).toMatchObject({ code: 'not-found' })
})

test('a visitor is the owner of their cookie, and no other visitor', async () => {
  const customer = await startCustomer(shop)
  expect(await clients.as(scope, { cookie: customer.cookie() }).account.get()).toMatchObject({
    emailAddress: customer.email,
  })
  await expect(clients.of(scope).account.get()).rejects.toMatchObject({ status: 401 })
})

test('a host keeps its client until what it remembers is to be forgotten', () => {
  const first = clients.of(scope)
  expect(clients.of(scope)).toBe(first)
  clients.forget()
  expect(clients.of(scope)).not.toBe(first)
})
