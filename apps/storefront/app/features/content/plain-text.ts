import type { Block, Inline } from '@haverhof/domain/content'

/** The words of a text without its form. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join(' ')
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.children)
    case 'list':
      return block.items.map(plainText).join(' ')
    case 'quote':
      return plainText(block.children)
    case 'table':
      return [block.header, ...block.rows].flat().map(inlineText).join(' ')
    case 'rule':
      return ''
  }
}

export function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => ('children' in part ? inlineText(part.children) : 'text' in part ? part.text : ' '))
    .join('')
}
