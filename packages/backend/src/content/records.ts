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

/** A menu entry names what it leads to; without labels it carries the title of that page. */
export type NavigationEntry = {
  ref: string
  labels: Translations | null
  icon: string | null
  /** True where the things below it (categories of a category) appear as a submenu. */
  expand: boolean
}

export type FooterColumn = { titles: Translations; entries: NavigationEntry[] }

/** A headline with a sentence below it. */
type Words = { title: string; intro: string }

export const homeSections = ['by-type', 'by-concern', 'best-sellers', 'advice', 'about-teaser'] as const

export type HomeWords = {
  hero: { title: string; text: string }
  sections: Record<(typeof homeSections)[number], Words>
}
