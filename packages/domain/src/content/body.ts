import type { Block, Inline } from './blocks.ts'
import { fixedLinks } from './fixed-links.ts'

/** What a site puts into a text: where refs lead, its name, and how to reach its customer service. */
type Reading = { links: Readonly<Record<string, string>>; brand: string; phone: string; email: string }

/** A stored text as one site shows it: refs become addresses, `{brand}`, `{phone}` and `{email}` become its own (CONTENT-6). */
export function bodyFor(blocks: readonly Block[], reading: Reading): Block[] {
  return blocks.map((block) => blockFor(block, reading))
}

export function branded(text: string, brand: string): string {
  return text.replaceAll('{brand}', brand)
}

function filled(text: string, { brand, phone, email }: Reading): string {
  return branded(text, brand).replaceAll('{phone}', phone).replaceAll('{email}', email)
}

function blockFor(block: Block, reading: Reading): Block {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, children: inlinesFor(block.children, reading) }
    case 'list':
      return { ...block, items: block.items.map((item) => bodyFor(item, reading)) }
    case 'quote':
      return { ...block, children: bodyFor(block.children, reading) }
    case 'table': {
      const cells = (row: Inline[][]) => row.map((cell) => inlinesFor(cell, reading))
      return { ...block, header: cells(block.header), rows: block.rows.map(cells) }
    }
    default:
      return block
  }
}

function inlinesFor(nodes: readonly Inline[], reading: Reading): Inline[] {
  return nodes.flatMap((node) => inlineFor(node, reading))
}

function inlineFor(node: Inline, reading: Reading): Inline[] {
  switch (node.type) {
    case 'text':
    case 'code':
      return [{ ...node, text: filled(node.text, reading) }]
    case 'strong':
    case 'emphasis':
      return [{ ...node, children: inlinesFor(node.children, reading) }]
    case 'link':
      return linkFor(node, reading)
    default:
      return [node]
  }
}

/** What this site does not publish is plain text here, never a dead link. */
function linkFor(node: Inline & { type: 'link' }, reading: Reading): Inline[] {
  const children = inlinesFor(node.children, reading)
  // A telephone number is shown with spaces and dialled without them.
  if (/^(https|mailto|tel):/.test(node.to))
    return [{ ...node, to: filled(node.to, reading).replaceAll(' ', ''), children }]
  const links = { ...fixedLinks, ...reading.links }
  const address = Object.hasOwn(links, node.to) ? links[node.to] : undefined
  return address === undefined ? children : [{ type: 'link', to: address, children }]
}
