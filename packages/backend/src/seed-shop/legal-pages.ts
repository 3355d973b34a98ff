import { LawFile } from '../catalogue/seed/law-file.ts'
import type { ContentFiles } from '../content/content-data.ts'
import { DataProblem } from '../seed/data-problem.ts'
import { readData } from '../seed/read-data.ts'
import { SitesFile } from '../sites/site-data.ts'

/** LAW-8: a shop has its legal pages in each of its own languages; no other language stands in for one. */
export function refuseMissingPages(dataDir: string, { items }: ContentFiles): void {
  const { pages } = readData(dataDir, 'law.yaml', LawFile)
  const shops = readData(dataDir, 'sites.yaml', SitesFile).sites.filter(
    ({ platform }) => platform !== 'corporate',
  )
  for (const key of pages) {
    const page = items.find((item) => item.kind === 'pages' && item.key === key)
    const problems = shops.flatMap(({ id, platform, languages }) =>
      languages
        .filter(({ code }) => !page?.platforms.includes(platform) || !page.texts[code]?.body)
        .map(({ code }) => `texts.${code}: is missing for site ${id} (LAW-8)`),
    )
    if (problems.length > 0) throw new DataProblem(`content/pages/${key}.yaml`, [...new Set(problems)])
  }
}
