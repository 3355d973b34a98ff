import type { AdviceTeaser } from './advice-columns'
import type { Doorway } from './feed-finder'

type Link = { title: string; url: string }

/** Title and one sentence of a part of the home page. */
export type Words = { title: string; intro: string }

export type NewsLine = { title: string; url: string; publishedOn: string | null; textLanguage: string }

export type HomeData = {
  hero: { title: string; text: string; link: Link | null }
  words: { byType: Words; byConcern: Words; bestsellers: Words; advice: Words; about: Words }
  types: Doorway[]
  concerns: Doorway[]
  advice: AdviceTeaser[]
  adviceUrl: string | null
  news: NewsLine[]
  aboutLink: Link | null
}
