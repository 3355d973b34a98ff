import { brandNames, languageOfCode, languages, platforms, type PlatformName } from '@haverhof/domain/shared'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { type ShopFacts, useLoadedShop } from './shop'

/** Platform and language of the page; known even when the shop could not be read, so the error screen speaks the right language. */
export function useShopFacts(): ShopFacts {
  const shop = useLoadedShop()
  const error = useRouteError()
  return shop ?? factsOfError(error) ?? factsOfDocument()
}

function factsOfError(error: unknown): ShopFacts | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  return (error.data as { facts?: ShopFacts } | null)?.facts
}

function factsOfDocument(): ShopFacts {
  const { locale = 'shop-en' } = typeof document === 'undefined' ? {} : document.documentElement.dataset
  const [platform, code] = locale.split('-') as [PlatformName, string]
  const language = languageOfCode(code) ?? 'en'
  return {
    siteId: 0,
    languageId: languages[language].languageId,
    locale,
    language,
    culture: languages[language].culture,
    platform,
    brand: brandNames[platforms[platform]],
    origin: '',
  }
}
