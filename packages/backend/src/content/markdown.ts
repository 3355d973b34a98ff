import { type Block, exampleResults, type Inline, tools } from '@haverhof/domain/content'
import type { Code, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

export type ParsedText = { blocks: Block[]; refs: string[] }

/** A Markdown text that holds something the shop does not show. */
export class MarkdownProblem extends Error {}

/** CONTENT-5: Markdown becomes a small tree; raw HTML and unknown kinds of link are refused. */
export function parseMarkdown(markdown: string): ParsedText {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const refs = new Set<string>()
  const headings = new Map<string, number>()
  const blocks = root.children.map((node) =>
    node.type === 'code' ? toolOf(node) : blockOf(node, { refs, headings }),
  )
  return { blocks, refs: [...refs] }
}

type Reading = { refs: Set<string>; headings: Map<string, number> }

function blockOf(node: RootContent, reading: Reading): Block {
  switch (node.type) {
    case 'heading': {
      const children = inlines(node.children, reading)
      return { type: 'heading', level: node.depth, id: headingId(plainText(children), reading), children }
    }
    case 'paragraph':
      return { type: 'paragraph', children: inlines(node.children, reading) }
    case 'list': {
      const items = node.children.map((item) => item.children.map((child) => blockOf(child, reading)))
      return { type: 'list', ordered: node.ordered ?? false, items }
    }
    case 'blockquote':
      return { type: 'quote', children: node.children.map((child) => blockOf(child, reading)) }
    case 'table':
      return tableOf(node, reading)
    case 'thematicBreak':
      return { type: 'rule' }
    default:
      throw new MarkdownProblem(`${node.type} is not possible here`)
  }
}

/** CONTENT-10: an empty fenced block with the name of a tool is that tool. */
function toolOf({ lang, value }: Code): Block {
  const tool = tools.find((name) => name === lang)
  if (!tool || value !== '') throw new MarkdownProblem('code is not possible here')
  return { type: 'tool', tool }
}

function tableOf(node: Table, reading: Reading): Block {
  const rows = node.children.map((row) => row.children.map((cell) => inlines(cell.children, reading)))
  return { type: 'table', header: rows[0] ?? [], rows: rows.slice(1) }
}

function inlines(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  return nodes.map((node) => inlineOf(node, reading))
}

function inlineOf(node: PhrasingContent, reading: Reading): Inline {
  switch (node.type) {
    case 'text':
      return { type: 'text', text: node.value }
    case 'strong':
    case 'emphasis':
      return { type: node.type, children: inlines(node.children, reading) }
    case 'inlineCode':
      return { type: 'code', text: node.value }
    case 'break':
      return { type: 'break' }
    case 'link':
      return { type: 'link', to: linkTarget(node.url, reading), children: inlines(node.children, reading) }
    default:
      throw new MarkdownProblem(`${node.type} is not possible here`)
  }
}

const outside = /^(https:\/\/|mailto:|tel:(\+|\{phone\}$))/
const ref =
  /^(page|product|category|faq|news|partner|advice-(category|article|video)|blog-(category|article)):[a-z0-9-]+$/

function linkTarget(url: string, reading: Reading): string {
  if (outside.test(url) || Object.hasOwn(exampleResults, url)) return url
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
