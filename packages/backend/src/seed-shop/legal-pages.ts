import { isPaymentMethod, mandateOf } from '@haverhof/domain/payments'
import { LawFile } from '../catalogue/seed/law-file.ts'
import type { ContentFiles } from '../content/content-data.ts'
import { DataProblem } from '../seed/data-problem.ts'
import { readData } from '../seed/read-data.ts'
import { SitesFile } from '../sites/site-data.ts'

type Shop = SitesFile['sites'][number]
type Item = ContentFiles['items'][number]

/** A shop has its legal pages in each of its own languages; no other language stands in for one (LAW-8). */
export function refuseMissingPages(dataDir: string, { items }: ContentFiles): void {
  const { pages, repeatDelivery } = readData(dataDir, 'law.yaml', LawFile)
  const shops = readData(dataDir, 'sites.yaml', SitesFile).sites.filter(
    ({ platform }) => platform !== 'corporate',
  )
  const pageOf = (key: string) => items.find((item) => item.kind === 'pages' && item.key === key)
  for (const key of pages) {
    const page = pageOf(key)
    refuse(key, shops, ({ platform }, code) =>
      !page?.platforms.includes(platform) || !page.texts[code]?.body ? 'is missing' : null,
    )
  }
  const { sections, mentions, words } = repeatDelivery
  const repeating = shops.filter(beginsRepeats)
  for (const key of [...sections, ...mentions]) {
    const tells = sections.includes(key) ? hasSection : hasWord
    refuse(key, repeating, (_, code) =>
      tells(pageOf(key), code, words[code]) ? null : 'tells nothing of repeat delivery and is shown',
    )
  }
}

type Code = Shop['languages'][number]['code']

function refuse(
  key: string,
  shops: readonly Shop[],
  problemOf: (shop: Shop, code: Code) => string | null,
): void {
  const problems = shops.flatMap((shop) =>
    shop.languages.flatMap(({ code }) => {
      const problem = problemOf(shop, code)
      return problem === null ? [] : [`texts.${code}: ${problem} for site ${shop.id} (LAW-8)`]
    }),
  )
  if (problems.length > 0) throw new DataProblem(`content/pages/${key}.yaml`, [...new Set(problems)])
}

/** It is paid with a method that gives a mandate (REPEAT-31). */
function beginsRepeats({ paymentMethods }: Shop): boolean {
  return paymentMethods.some((id) => isPaymentMethod(id) && mandateOf(id) !== null)
}

function hasSection(page: Item | undefined, code: Code, word: string): boolean {
  const headings = page?.texts[code]?.body?.match(/^#+ .*$/gm) ?? []
  return headings.some((heading) => heading.toLowerCase().includes(word.toLowerCase()))
}

function hasWord(page: Item | undefined, code: Code, word: string): boolean {
  return page?.texts[code]?.body?.toLowerCase().includes(word.toLowerCase()) === true
}
