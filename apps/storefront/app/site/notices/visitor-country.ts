import type { ApiClient } from '@haverhof/api-client'

/** The country a trusted proxy says the visitor is in; null when nobody knows. */
export async function visitorCountry(api: ApiClient): Promise<string | null> {
  try {
    return (await api.visitor.get()).countryCode
  } catch {
    return null
  }
}
