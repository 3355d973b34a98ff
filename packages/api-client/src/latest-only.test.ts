import { expect, test } from 'vitest'
import { createApiClient } from './index.ts'

/** A client whose calls hang until they are answered or cancelled. */
function startClient() {
  const calls: { signal: AbortSignal; answer: () => void }[] = []
  const send = ({ signal }: Request) =>
    new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      calls.push({ signal, answer: () => resolve(new Response('{"total":0}')) })
    })
  const scope = { siteId: 1, languageId: 1 }
  return { calls, api: createApiClient({ baseUrl: 'https://haverhof.nl', scope, send }) }
}

const pageInfo = { descending: false, page: 1, pageSize: 24, sort: 'relevance' as const }
const request = (searchTerm: string) => ({ filter: { filters: [], searchTerm }, pageInfo })

test('a newer question of the same place cancels the older one, another place does not (API-CLIENT-5)', async () => {
  const { calls, api } = startClient()
  const older = api.products.search(request('hay'), { place: 'list' })
  const elsewhere = api.products.suggestions('ha', { place: 'search box' })
  const newer = api.products.search(request('oats'), { place: 'list' })
  await expect(older).rejects.toMatchObject({ name: 'AbortError' })
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false, false])
  for (const { answer } of calls) answer()
  expect(await Promise.all([elsewhere, newer])).toEqual([{ total: 0 }, { total: 0 }])
})

test('the same question asked together without a place is asked once (API-CLIENT-5)', async () => {
  const { calls, api } = startClient()
  const both = [api.products.search(request('hay')), api.products.search(request('hay'))]
  await expect.poll(() => calls.length).toBe(1)
  for (const { answer } of calls) answer()
  expect(await Promise.all(both)).toEqual([{ total: 0 }, { total: 0 }])
  expect(calls).toHaveLength(1)
})
