import type { Schemas } from '@haverhof/api-client'
import type { ScopeIds } from '../../shared/shop/shop'

/** Where the visitor is. Asked on the first page of everybody abroad, so it does without the code of all other calls. */
export async function visitorCountry({ siteId, languageId }: ScopeIds): Promise<string | null> {
  const answer = await fetch('/api/visitor', {
    headers: { siteid: String(siteId), languageid: String(languageId), 'x-requested-with': 'XMLHttpRequest' },
  })
  if (!answer.ok) return null
  const { countryCode } = (await answer.json()) as Schemas['Visitor']
  return countryCode
}
