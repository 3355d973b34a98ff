import type { TeaserWords } from '../../shared/reading/teaser-text'

type Link = { title: string; url: string }

/** Title and one sentence of a part of the home page. */
export type Words = { title: string; intro: string }

/** A way into the range. */
export type FinderLink = { title: string; url: string; icon: string | null }

export type AdviceTeaser = TeaserWords & { topic?: string | null }

export type NewsLine = { title: string; url: string; publishedOn: string | null; textLanguage: string }

export type HomeData = {
  hero: { title: string; text: string; link: Link | null }
  words: { byType: Words; byConcern: Words; bestsellers: Words; advice: Words; about: Words }
  types: FinderLink[]
  concerns: FinderLink[]
  advice: AdviceTeaser[]
  adviceUrl: string | null
  news: NewsLine[]
  aboutLink: Link | null
}
