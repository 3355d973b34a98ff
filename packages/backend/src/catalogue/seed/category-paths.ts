import { categoryPath } from '@haverhof/domain/catalogue'
import { languageOfId } from '@haverhof/domain/shared'
import type { PathRow } from '../../content/index.ts'
import type { CategoriesFile } from './reference-files.ts'
import type { SiteLanguage } from './site-rows.ts'

type Category = CategoriesFile[number]

/** The address of a category on a site, by its key. */
export type HomeOf = (key: string, site: SiteLanguage) => string

export function categoryHomes(categories: CategoriesFile): HomeOf {
  const byKey = new Map(categories.map((category) => [category.key, category]))
  return (key, site) => {
    const slugs: string[] = []
    for (let at = byKey.get(key); at; at = at.parent === null ? undefined : byKey.get(at.parent)) {
      slugs.unshift(wording(at, site).slug)
    }
    return categoryPath(slugs)
  }
}

export function categoryPathRows(
  categories: CategoriesFile,
  sites: readonly SiteLanguage[],
  homeOf: HomeOf,
): PathRow[] {
  return sites.flatMap((site) =>
    categories.flatMap((category, position) =>
      sellsIn(category, site) ? pathRow(category, site, homeOf(category.key, site), position) : [],
    ),
  )
}

function pathRow(category: Category, site: SiteLanguage, path: string, position: number): PathRow {
  const words = wording(category, site)
  return {
    siteId: site.siteId,
    languageId: site.languageId,
    path,
    kind: 'product-search',
    ref: `category:${category.key}`,
    targetId: category.id,
    target: { parameters: { landingpageId: category.id }, searchType: 'category' },
    title: words.name,
    textLanguageId: site.languageId,
    parentRef: category.parent === null ? null : `category:${category.parent}`,
    position,
    icon: category.icon,
    inSitemap: true,
    contentHash: `${words.name}\n${words.intro}`,
  }
}

function sellsIn(category: Category, site: SiteLanguage): boolean {
  return category.platforms.some(
    (name) => ({ shop: 0, muehldorfer: 1, corporate: 2 })[name] === site.platform,
  )
}

function wording(category: Category, site: SiteLanguage): Category['texts']['nl'] {
  const code = languageOfId(site.languageId) ?? 'en'
  const own = site.platform === 1 ? category.muehldorfer[code] : undefined
  const base = category.texts[code]
  return { name: own?.name ?? base.name, slug: own?.slug ?? base.slug, intro: own?.intro ?? base.intro }
}
