export type Span = { text: string; strong: boolean; to?: string }
export type TextBlock = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] }

/** The Markdown of product texts: paragraphs, lists, bold words and links inside the shop. Anything else is plain text. */
export function textBlocks(markdown: string): TextBlock[] {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .flatMap(blocksOfPart)
}

function blocksOfPart(part: string): TextBlock[] {
  const lines = part.split('\n').map((line) => line.trim())
  const firstItem = lines.findIndex(isItem)
  if (firstItem < 0) return [paragraph(lines)]
  const before = lines.slice(0, firstItem)
  const list: TextBlock = { kind: 'list', items: itemsOf(lines.slice(firstItem)).map(spansOf) }
  return before.length > 0 ? [paragraph(before), list] : [list]
}

function paragraph(lines: readonly string[]): TextBlock {
  return { kind: 'paragraph', spans: spansOf(lines.join(' ')) }
}

/** A line that is no item of its own continues the item above it. */
function itemsOf(lines: readonly string[]): string[] {
  return lines.reduce<string[]>((items, line) => {
    if (isItem(line)) return [...items, line.replace(/^[-*] +/, '')]
    return [...items.slice(0, -1), `${items.at(-1) ?? ''} ${line}`]
  }, [])
}

function isItem(line: string): boolean {
  return /^[-*] +\S/.test(line)
}

function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[^[\]]+\]\(\/[\w/-]*\))/)
    .filter((part) => part !== '')
    .map(spanOf)
}

function spanOf(part: string): Span {
  const [, name, to] = /^\[([^[\]]+)\]\((\/[\w/-]*)\)$/.exec(part) ?? []
  if (name !== undefined && to !== undefined) return { text: name, strong: false, to }
  const strong = /^\*\*[^*]+\*\*$/.test(part)
  return { text: strong ? part.slice(2, -2) : part, strong }
}
