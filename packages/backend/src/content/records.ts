import type { Block } from '@haverhof/domain/content'
import type { Translations } from '../sites/index.ts'

export type { Block }

/** The colours of a picture: those of the packs. */
export const pictureTones = ['field', 'sun', 'clay', 'sky', 'berry', 'slate'] as const

/** What a picture is drawn from: a colour of the brand and things of the icon set, the largest first. */
export type PictureRecord = {
  tone: (typeof pictureTones)[number]
  icons: string[]
  /** Of a step by step: one thing for each step. */
  steps?: string[] | undefined
}

/** Names what it leads to; without labels it carries the title of that page. */
export type NavigationLink = {
  ref: string
  labels: Translations | null
  icon: string | null
}

export type NavigationEntry = NavigationLink & {
  /** True where the things below it (categories of a category) appear as a submenu. */
  expand: boolean
  /** What else stands in that submenu, after what lies below the entry itself. */
  also?: NavigationLink[] | undefined
}

export type FooterColumn = { titles: Translations; entries: NavigationEntry[] }

/** A headline with a sentence below it. */
type Words = { title: string; intro: string }

export const homeSections = ['by-type', 'by-concern', 'best-sellers', 'advice', 'about-teaser'] as const

export type HomeWords = {
  hero: { title: string; text: string }
  sections: Record<(typeof homeSections)[number], Words>
}
