import type { Block, Inline } from '@haverhof/domain/content'

/** The words of a text without its form. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join(' ')
}

function blockText(block: Block): string {
  if (block.type === 'list') return block.items.map(plainText).join(' ')
  if (block.type === 'quote') return plainText(block.children)
  if (block.type === 'table') return [block.header, ...block.rows].flat().map(inlineText).join(' ')
  return block.type === 'rule' || block.type === 'tool' ? '' : inlineText(block.children)
}

export function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => ('children' in part ? inlineText(part.children) : 'text' in part ? part.text : ' '))
    .join('')
}
