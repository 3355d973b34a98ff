import { facetKeys } from '@haverhof/domain/catalogue'
import { hashOf } from '../../../../config/index.ts'
import type { Reference } from '../../../product-index/reference.ts'
import type { TextScope } from '../../../product-index/text-documents.ts'

/** Where the texts of a text scope come from. */
export type TextSource = {
  textScope: number
  scope: TextScope
  reference: Reference
  /** Changes with every name that stands in texts beside the product's own words. */
  wording: string
}

export function textSource(scope: TextScope, reference: Reference): TextSource {
  return { textScope: textScopeOf(scope), scope, reference, wording: wordingOf(scope, reference) }
}

/** Sites of one brand that agree in language and fallback share their texts. */
export function textScopeOf({ platform, languageId, fallbackLanguageId }: TextScope): number {
  return platform * 1_000_000 + languageId * 1_000 + fallbackLanguageId
}

export function languagesOf({ languageCode, fallbackLanguageCode }: TextScope): string[] {
  return [...new Set([languageCode, fallbackLanguageCode])]
}

function wordingOf(scope: TextScope, reference: Reference): string {
  const categories = reference.categories.map(({ id, parentId }) => [
    id,
    parentId,
    reference.wording(id, scope).name,
  ])
  const values = facetKeys.map((facet) =>
    reference.values(facet).map((value) => [facet, value, reference.valueLabel(facet, value, scope)]),
  )
  const help = reference.help([scope.languageId, scope.fallbackLanguageId])
  return hashOf(JSON.stringify([categories, values, help, reference.topics]))
}
