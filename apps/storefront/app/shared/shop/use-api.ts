import { type ApiClient, createApiClient } from '@haverhof/api-client'
import { useShop } from './shop'

const clients = new Map<string, ApiClient>()

/** The API as the browser calls it: for event handlers and effects, never while rendering. */
export function useApi(): ApiClient {
  const { siteId, languageId } = useShop()
  return browserApi(siteId, languageId)
}

export function browserApi(siteId: number, languageId: number): ApiClient {
  const key = `${siteId}-${languageId}`
  const known = clients.get(key)
  if (known) return known
  const baseUrl = typeof location === 'undefined' ? '' : location.origin
  const client = createApiClient({ baseUrl, scope: { siteId, languageId } })
  clients.set(key, client)
  return client
}
