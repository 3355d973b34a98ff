import { type Block, fixedLinks, type Inline, tools } from '@haverhof/domain/content'
import createParser, { type Env, type Token } from 'markdown-it'

export type ParsedText = { blocks: Block[]; refs: string[] }

/** A Markdown text that holds something the shop does not show. */
export class MarkdownProblem extends Error {}

const parser = createParser('commonmark').enable('table')
// What a link may name is said below; what it names stays as it was written.
parser.validateLink = () => true
parser.normalizeLink = (url) => url

/** Markdown becomes a small tree; raw HTML and unknown kinds of link are refused (CONTENT-5). */
export function parseMarkdown(markdown: string): ParsedText {
  const env: Env = {}
  const nodes = nestTokens(parser.parse(markdown, env))
  if (Object.keys(env.references ?? {}).length > 0) throw impossible('a link that is defined elsewhere')
  const reading: Reading = { refs: new Set(), headings: new Map() }
  const blocks = nodes.map((node) =>
    node.token.type === 'fence' ? toolOf(node.token) : blockOf(node, reading),
  )
  return { blocks, refs: [...reading.refs] }
}

type Reading = { refs: Set<string>; headings: Map<string, number> }

function impossible(what: string): MarkdownProblem {
  return new MarkdownProblem(`${what} is not possible here`)
}

function blockOf({ token, children }: MarkdownNode, reading: Reading): Block {
  switch (token.type) {
    case 'heading_open': {
      const words = wordsOf(children, reading)
      const id = headingId(plainText(words), reading)
      return { type: 'heading', level: Number(token.tag.slice(1)), id, children: words }
    }
    case 'paragraph_open':
      return { type: 'paragraph', children: wordsOf(children, reading) }
    case 'bullet_list_open':
    case 'ordered_list_open': {
      const items = children.map((item) => item.children.map((child) => blockOf(child, reading)))
      return { type: 'list', ordered: token.type === 'ordered_list_open', items }
    }
    case 'blockquote_open':
      return { type: 'quote', children: children.map((child) => blockOf(child, reading)) }
    case 'table_open':
      return tableOf(children, reading)
    case 'hr':
      return { type: 'rule' }
    default:
      throw impossible(nameOf(token))
  }
}

/** An empty fenced block with the name of a tool is that tool (CONTENT-10). */
function toolOf({ info, content }: Token): Block {
  const tool = tools.find((name) => name === info.trim())
  if (!tool || content !== '') throw impossible('code')
  return { type: 'tool', tool }
}

function tableOf(parts: readonly MarkdownNode[], reading: Reading): Block {
  const rows = parts.flatMap((part) =>
    part.children.map((row) => row.children.map((cell) => wordsOf(cell.children, reading))),
  )
  return { type: 'table', header: rows[0] ?? [], rows: rows.slice(1) }
}

/** What stands in a block of words: one `inline` token has all of it. */
function wordsOf(nodes: readonly MarkdownNode[], reading: Reading): Inline[] {
  return nodes.flatMap(({ token }) => inlines(nestTokens(token.children ?? []), reading))
}

function inlines(nodes: readonly MarkdownNode[], reading: Reading): Inline[] {
  const parts: Inline[] = []
  for (const node of nodes) {
    // The parser leaves one between two marks that touch.
    if (node.token.type === 'text' && node.token.content === '') continue
    const last = parts.at(-1)
    const next = inlineOf(node, reading)
    // A line that ends within a sentence is part of its text.
    if (last?.type === 'text' && next.type === 'text') last.text += next.text
    else parts.push(next)
  }
  return parts
}

function inlineOf({ token, children }: MarkdownNode, reading: Reading): Inline {
  switch (token.type) {
    case 'text':
      return { type: 'text', text: token.content }
    case 'softbreak':
      return { type: 'text', text: '\n' }
    case 'strong_open':
      return { type: 'strong', children: inlines(children, reading) }
    case 'em_open':
      return { type: 'emphasis', children: inlines(children, reading) }
    case 'code_inline':
      return { type: 'code', text: token.content }
    case 'hardbreak':
      return { type: 'break' }
    case 'link_open': {
      const to = linkTarget(String(token.attrGet('href') ?? ''), reading)
      return { type: 'link', to, children: inlines(children, reading) }
    }
    default:
      throw impossible(nameOf(token))
  }
}

/** What the data's authors call it: `html_block` and `html_inline` are html. */
function nameOf({ type }: Token): string {
  return type === 'fence' ? 'code' : (type.split('_')[0] ?? type)
}

const outside = /^(https:\/\/|mailto:|tel:(\+|\{phone\}$))/
const ref =
  /^(page|product|category|faq|news|partner|advice-(category|article|video)|blog-(category|article)):[a-z0-9-]+$/

function linkTarget(url: string, reading: Reading): string {
  if (outside.test(url) || Object.hasOwn(fixedLinks, url)) return url
  if (!ref.test(url)) throw new MarkdownProblem(`the link ${url} names nothing of the shop`)
  reading.refs.add(url)
  return url
}

function headingId(text: string, { headings }: Reading): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'part'
  const count = (headings.get(slug) ?? 0) + 1
  headings.set(slug, count)
  return count === 1 ? slug : `${slug}-${count}`
}

function plainText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => ('text' in node ? node.text : 'children' in node ? plainText(node.children) : ' '))
    .join('')
}

type MarkdownNode = { token: Token; children: MarkdownNode[] }

/** The parser answers with a row of tokens that open and close: what stands between two belongs to the first. */
function nestTokens(tokens: readonly Token[]): MarkdownNode[] {
  const root: MarkdownNode[] = []
  const open = [root]
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop()
      continue
    }
    const node: MarkdownNode = { token, children: [] }
    open.at(-1)?.push(node)
    if (token.nesting === 1) open.push(node.children)
  }
  return root
}
