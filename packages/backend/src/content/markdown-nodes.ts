import type { Token } from 'markdown-it'

export type MarkdownNode = { token: Token; children: MarkdownNode[] }

/** The parser answers with a row of tokens that open and close: what stands between two belongs to the first. */
export function nestTokens(tokens: readonly Token[]): MarkdownNode[] {
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
