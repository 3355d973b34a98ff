type Answer = { host: string; path: string; isDefault: boolean }
type Host = { name: string; origin: string; culture: string }

/** The same page on other hosts, and on this one: its path at each. */
export type Alternates = {
  paths: Record<string, string>
  /** The host for visitors of no particular country, where it has the page. */
  forEverybody: string | null
}

export function alternatesFrom(answers: readonly Answer[]): Alternates {
  return {
    paths: Object.fromEntries(answers.map(({ host, path }) => [host, path])),
    forEverybody: answers.find(({ isDefault }) => isDefault)?.host ?? null,
  }
}

/** Every sibling by language and country, and the one for everybody else (SEO-3). A page on one host only names none. */
export function hreflangLinks(
  hosts: readonly Host[],
  alternates: Alternates | undefined,
): { hreflang: string; url: string }[] {
  const { paths = {}, forEverybody = null } = alternates ?? {}
  const siblings = hosts.filter(({ name }) => name in paths)
  if (siblings.length < 2) return []
  const urlAt = ({ name, origin }: Host) => `${origin}${paths[name]}`
  const forOthers = siblings.filter(({ name }) => name === forEverybody)
  return [
    ...siblings.map((host) => ({ hreflang: host.culture, url: urlAt(host) })),
    ...forOthers.map((host) => ({ hreflang: 'x-default', url: urlAt(host) })),
  ]
}
