import type { Block } from '@haverhof/domain/content'
import { inlineText } from './plain-text'

export type OutlineEntry = { id: string; title: string }

const longEnough = 3

/** A text with three chapters or more opens with a list of them (CONTENT-PAGES-2). */
export function outlineOf(blocks: readonly Block[]): OutlineEntry[] {
  const chapters = blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2
      ? [{ id: block.id, title: inlineText(block.children) }]
      : [],
  )
  return chapters.length >= longEnough ? chapters : []
}
