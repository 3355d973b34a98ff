/* oxlint-disable react/no-array-index-key -- a text is drawn once: its parts never change places */
import type { Block, Inline } from '@haverhof/domain/content'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Running text from the content tree. Styles live in `.prose`: the tree itself stays plain. */
export function Prose({
  blocks,
  lang,
  className = '',
}: {
  blocks: readonly Block[]
  lang?: string | undefined
  className?: string
}) {
  return (
    <div lang={lang} className={`prose ${className}`}>
      {blocks.map(drawBlock)}
    </div>
  )
}

function drawBlock(block: Block, key: number): ReactNode {
  if (block.type === 'heading') return drawHeading(block, key)
  if (block.type === 'paragraph') return <p key={key}>{block.children.map(drawInline)}</p>
  if (block.type === 'list') return drawList(block, key)
  if (block.type === 'quote') return <blockquote key={key}>{block.children.map(drawBlock)}</blockquote>
  if (block.type === 'table') return <ProseTable key={key} table={block} />
  // A tool is not text: the page that holds one draws it.
  return block.type === 'tool' ? null : <hr key={key} />
}

/** The page's title is its only first-level heading. Hash links move the focus here, hence the tabIndex. */
function drawHeading({ level, id, children }: Extract<Block, { type: 'heading' }>, key: number): ReactNode {
  const Heading = (['h2', 'h2', 'h2', 'h3', 'h4', 'h4', 'h4'] as const)[level] ?? 'h4'
  return (
    <Heading key={key} id={id} tabIndex={-1}>
      {children.map(drawInline)}
    </Heading>
  )
}

function drawList({ ordered, items }: Extract<Block, { type: 'list' }>, key: number): ReactNode {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List key={key}>
      {items.map((item, position) => (
        <li key={position}>{drawItem(item)}</li>
      ))}
    </List>
  )
}

/** A single paragraph in a list item needs no paragraph around it. */
function drawItem(item: readonly Block[]): ReactNode {
  const [only, ...others] = item
  return only?.type === 'paragraph' && others.length === 0
    ? only.children.map(drawInline)
    : item.map(drawBlock)
}

/** Wide tables scroll inside their own frame, which the keyboard can reach. */
function ProseTable({ table }: { table: Extract<Block, { type: 'table' }> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard
    <div className="prose-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.header.map((cell, column) => (
              <th key={column} scope="col">
                {cell.map(drawInline)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, position) => (
            <tr key={position}>
              {row.map((cell, column) => (
                <td key={column}>{cell.map(drawInline)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function drawInline(inline: Inline, key: number): ReactNode {
  if (inline.type === 'text') return inline.text
  if (inline.type === 'code') return <code key={key}>{inline.text}</code>
  if (inline.type === 'break') return <br key={key} />
  const children = inline.children.map(drawInline)
  if (inline.type === 'link') {
    return (
      <Link key={key} to={inline.to}>
        {children}
      </Link>
    )
  }
  return inline.type === 'strong' ? <strong key={key}>{children}</strong> : <em key={key}>{children}</em>
}
