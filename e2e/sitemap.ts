import { expect } from '@playwright/test'
import { type Answer, askShop } from './ask.ts'

export type SitemapPage = { loc: string; lastmod: string; alternates: Map<string, string> }

/** Every page that the sitemaps of a host name, with its siblings by hreflang. */
export async function sitemapPages(host: string): Promise<SitemapPage[]> {
  const index = await published(host, '/sitemap.xml')
  const files = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const bodies = await Promise.all(files.map(async (file) => (await published(host, file)).body))
  return bodies.flatMap((body) => [...body.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => pageOf(entry)))
}

/** While the shop makes a sitemap it answers 503. */
async function published(host: string, file: string): Promise<Answer> {
  let answer: Answer | undefined
  await expect.poll(async () => (answer = await askShop(host, file)).status, { message: file }).toBe(200)
  return answer as Answer
}

function pageOf(entry: string): SitemapPage {
  const links = entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)
  return {
    loc: /<loc>([^<]+)/.exec(entry)?.[1] ?? '',
    lastmod: /<lastmod>([^<]+)/.exec(entry)?.[1] ?? '',
    alternates: new Map([...links].map(([, hreflang = '', href = '']) => [hreflang, href])),
  }
}

/** Does something for each item, a few at a time. */
export async function forEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}
