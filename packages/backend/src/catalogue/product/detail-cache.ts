import type { SiteScope } from '@haverhof/domain/sites'
import type { Reference } from '../product-index/reference.ts'
import type { ProductContent } from './product-content.ts'

type Memory = {
  find: (scope: SiteScope, variantId: number) => ProductContent | undefined
  keep: (scope: SiteScope, variantId: number, content: ProductContent) => void
}

/** About a thousand products: what is asked for most stays, whatever the size of the catalogue. */
const mostCharacters = 5_000_000

const memories = new WeakMap<Reference, Memory>()

/** CATALOGUE-19: names and addresses come from the reference, so a newer one begins with an empty memory. */
export function detailMemory(reference: Reference): Memory {
  let memory = memories.get(reference)
  if (!memory) memories.set(reference, (memory = createDetailMemory(mostCharacters)))
  return memory
}

/** What was not asked for the longest leaves first. */
export function createDetailMemory(most: number): Memory {
  const contents = new Map<string, ProductContent>()
  let characters = 0

  function forget(key: string): void {
    characters -= contents.get(key)?.characters ?? 0
    contents.delete(key)
  }

  return {
    find: (scope, variantId) => {
      const key = keyOf(scope, variantId)
      const content = contents.get(key)
      if (!content) return undefined
      contents.delete(key)
      contents.set(key, content)
      return content
    },
    keep: (scope, variantId, content) => {
      const key = keyOf(scope, variantId)
      forget(key)
      contents.set(key, content)
      characters += content.characters
      for (const oldest of contents.keys()) {
        if (characters <= most) break
        forget(oldest)
      }
    },
  }
}

function keyOf({ siteId, languageId }: SiteScope, variantId: number): string {
  return `${siteId} ${languageId} ${variantId}`
}
