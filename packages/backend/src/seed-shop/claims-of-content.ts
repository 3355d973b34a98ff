import { claimsOfProductsIn, illnessesIn } from '@haverhof/domain/catalogue'
import { claimProblems, textsOf } from '../catalogue/seed/claims.ts'
import type { ContentFiles } from '../content/content-data.ts'
import { DataProblem } from '../seed/data-problem.ts'
import { readData } from '../seed/read-data.ts'
import { z } from 'zod'

type Item = ContentFiles['items'][number]
type MenuEntry = ContentFiles['navigations'][number]['primary'][number]

/**
 * Advice, blog and pages may speak of illnesses, but not in a sentence
 * that leads to a product; and what stands over a row of feeds is an
 * advertisement for them (LAW-16). Menus say no illness among goods.
 */
export function refuseClaimsOfContent(content: ContentFiles, feedIds: ReadonlySet<number>): void {
  for (const item of content.items) {
    const problems = [...claimProblems(item.texts, claimsOfProductsIn), ...teaserProblems(item, feedIds)]
    if (problems.length > 0) throw new DataProblem(item.file, problems)
  }
  const ofMenus = content.navigations.flatMap(({ key, primary, secondary }) =>
    [...primary, ...secondary].flatMap((entry) => goodsLabels(entry, key)),
  )
  if (ofMenus.length > 0) throw new DataProblem('navigation.yaml', ofMenus)
}

/** The opening of the shop and the names of promotions advertise all of its goods (LAW-4). */
export function refuseClaimsOfFiles(dataDir: string): void {
  for (const file of ['content/home.yaml', 'pricing.yaml']) {
    const problems = claimProblems(readData(dataDir, file, z.unknown()))
    if (problems.length > 0) throw new DataProblem(file, problems)
  }
}

/** A hint for who reads the texts again: which of them name illnesses (LAW-16). */
export function textsOnIllness({ items }: ContentFiles): string[] {
  return items
    .filter(({ texts }) =>
      textsOf(texts).some(({ text, language }) => illnessesIn(text, language).length > 0),
    )
    .map(({ file }) => file)
}

function teaserProblems({ texts, products }: Item, feedIds: ReadonlySet<number>): string[] {
  if (!products.some((id) => feedIds.has(id))) return []
  const openings = Object.entries(texts).map(([language, { title, intro }]) => [language, { title, intro }])
  return claimProblems(Object.fromEntries(openings))
}

/** The labels of an entry that leads to goods, and of those below it. */
function goodsLabels({ ref, labels, also = [] }: MenuEntry, menu: string): string[] {
  if (!/^(?:category|product):/.test(ref)) return []
  return claimProblems({ [menu]: [labels, ...also.map((link) => link.labels)] })
}
