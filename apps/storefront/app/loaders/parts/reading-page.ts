import type { Schemas } from '@haverhof/api-client'

/** What every page to read has. */
export type ReadingPage = {
  title: string
  intro: string
  /** The language of its texts, which may be the fallback language. */
  textLanguage: string
  breadcrumb: { title: string; url: string }[]
  /** Its drawing, where it has one. */
  image: Schemas['ContentImage'] | null
}
