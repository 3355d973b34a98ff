/** What a page can hold besides its words (CONTENT-10). */
export const tools = ['feed-calculator', 'ration'] as const

export type Tool = (typeof tools)[number]

/** The small tree that Markdown bodies become. A link's `to` is a ref until it is read for a site, then an address. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'link'; to: string; children: Inline[] }
  | { type: 'break' }

export type Block =
  | { type: 'heading'; level: number; id: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'table'; header: Inline[][]; rows: Inline[][][] }
  | { type: 'rule' }
  | { type: 'tool'; tool: Tool }
