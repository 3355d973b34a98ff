type Answer = {
  siteId: number
  languageId: number
  host: string
  path: string
  hreflang: string
  isDefault: boolean
}
type Here = { siteId: number; languageId: number; origin: string }

export type Sibling = {
  siteId: number
  languageId: number
  url: string
  hreflang: string
  isDefault?: boolean
}

/** SEO-3: the full addresses of a page's siblings, with the scheme and port (and `.localhost`) this host is reached by. */
export function siblingsOf(here: Here, answers: readonly Answer[]): Sibling[] {
  const own = answers.find(
    ({ siteId, languageId }) => siteId === here.siteId && languageId === here.languageId,
  )
  return answers.map(({ siteId, languageId, host, path, hreflang, isDefault }) => {
    const origin = own ? here.origin.replace(own.host, host) : `https://${host}`
    return { siteId, languageId, url: `${origin}${path}`, hreflang, ...(isDefault && { isDefault }) }
  })
}

/** Every sibling by language and country, and the one for everybody else. A page on one host only names none. */
export function hreflangLinks(siblings: readonly Sibling[]): { hreflang: string; url: string }[] {
  if (siblings.length < 2) return []
  const named = siblings.map(({ hreflang, url }) => ({ hreflang, url }))
  const forEverybody = siblings.find(({ isDefault }) => isDefault)
  return forEverybody ? [...named, { hreflang: 'x-default', url: forEverybody.url }] : named
}
