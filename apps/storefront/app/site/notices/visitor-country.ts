import type { Schemas } from '@haverhof/api-client'
import { logClientError } from '@haverhof/api-client/browser'
import { useEffect, useState } from 'react'
import { localizationCookie } from '../../toolkit/constants'
import { readCookie } from '../../toolkit/cookies'
import { type ScopeIds, useShop } from '../../shared/shop/shop'

/** Whether a visitor of another country's shop is in the Netherlands; who chose to stay is not asked again (SHELL-29). */
export function useIsInNetherlands(): boolean {
  const { siteId, languageId, platform, site } = useShop()
  const [country, setCountry] = useState<string | null>(null)
  const isAbroad = platform !== 'corporate' && site.countryCode !== 'NL'
  useEffect(() => {
    const isStaying = readCookie(localizationCookie)?.includes('choice=stay')
    if (isAbroad && !isStaying) visitorCountry({ siteId, languageId }).then(setCountry, logClientError)
  }, [isAbroad, siteId, languageId])
  return country === 'NL'
}

/** Asked on the first page of everybody abroad, so it does without the code of all other calls, and sends what they send (API-CLIENT-4). */
export async function visitorCountry({ siteId, languageId }: ScopeIds): Promise<string | null> {
  const answer = await fetch('/api/visitor', {
    headers: {
      accept: 'application/json',
      datetime: new Date().toISOString(),
      siteid: String(siteId),
      languageid: String(languageId),
      'x-requested-with': 'XMLHttpRequest',
    },
    signal: AbortSignal.timeout(20_000),
  })
  if (answer.status !== 200) throw new Error(`Nobody says where the visitor is: ${answer.status}`)
  const { countryCode } = (await answer.json()) as Schemas['Visitor']
  return countryCode
}
