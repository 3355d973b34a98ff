import { type UIMatch, useMatches } from 'react-router'
import type { Alternates } from '../seo/siblings'

type PageLayout = 'shop' | 'bare' | 'checkout'

/**
 * The metadata of a route (`export const handle`): which layout frames it, whether moving keeps the scroll position, and
 * whether its address carries a secret, so that no third party may be requested. `texts` names the late areas that a
 * frame around pages shows: its words are there also when the page inside fails.
 */
export type PageHandle = { layout?: PageLayout; keepScroll?: boolean; isSecret?: boolean; texts?: string }

type Choices = Required<Omit<PageHandle, 'texts'>>

/** The innermost route that names a value decides. */
function handleOf(matches: readonly UIMatch[]): Choices {
  const handles = matches.map((match) => (match.handle ?? {}) as PageHandle)
  return {
    layout: handles.findLast((handle) => handle.layout)?.layout ?? 'shop',
    keepScroll: handles.findLast((handle) => handle.keepScroll !== undefined)?.keepScroll ?? false,
    isSecret: [...handles, matches.at(-1)?.loaderData as PageFacts | undefined].some(
      (facts) => facts?.isSecret,
    ),
  }
}

export function usePageHandle(): Choices {
  return handleOf(useMatches())
}

/**
 * What a page's loader tells the frame around it. `texts` names the late areas of texts that the page shows: `cart checkout`;
 * `isSecret` says of content what the route's metadata says of fixed pages.
 */
export type PageFacts = { kind?: string; texts?: string; alternates?: Alternates; isSecret?: boolean }

export function usePageFacts(): PageFacts {
  const data = useMatches().at(-1)?.loaderData
  return typeof data === 'object' && data !== null ? data : {}
}

/** The late areas of texts of everything that is shown: the page, and the frames around it (SHELL-14). */
export function useTextAreas(): string {
  const named = useMatches().flatMap(({ handle, loaderData }) => [
    (handle as PageHandle | undefined)?.texts,
    (loaderData as PageFacts | null | undefined)?.texts,
  ])
  const areas = named.filter((texts) => texts !== undefined).flatMap((texts) => texts.split(' '))
  return [...new Set(areas)].join(' ')
}
