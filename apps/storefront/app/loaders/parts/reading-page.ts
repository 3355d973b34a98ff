/** What every page to read has. */
export type ReadingPage = {
  title: string
  intro: string
  /** The language of its texts, which may be the fallback language. */
  textLanguage: string
  breadcrumb: { title: string; url: string }[]
}
