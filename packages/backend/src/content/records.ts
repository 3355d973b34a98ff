import type { Block } from '@haverhof/domain/content'
import type { Translations } from '../sites/index.ts'

export type { Block }

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
