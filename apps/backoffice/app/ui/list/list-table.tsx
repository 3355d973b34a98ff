import { type MouseEvent, type ReactNode, memo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import type { Column } from './list-types'

export type RowParts<Row> = {
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string
  /** How a screen reader and the link call the row: its number. */
  nameOf: (row: Row) => string
  hrefOf: (row: Row) => string
  onOpen?: ((row: Row) => void) | undefined
  rowActions?: ((row: Row) => ReactNode) | undefined
}

type Props<Row> = RowParts<Row> & {
  label: string
  rows: readonly Row[]
  openId: string | undefined
  selection?: {
    has: (id: string) => boolean
    toggle: (id: string, options?: { isRange?: boolean }) => void
    toggleAll: () => void
    selected: readonly string[]
  }
}

/** A plain table: the first column is the link that opens the row. */
export const ListTable = memo(Table) as typeof Table

function Table<Row>({ label, rows, openId, selection, ...parts }: Props<Row>) {
  const t = useTranslations('office-shell')
  const { columns, idOf, rowActions } = parts
  return (
    <table aria-label={label} className="w-full border-collapse">
      <thead>
        <tr className="text-muted border-line border-b text-left text-xs">
          {selection ? (
            <th scope="col" className="w-9 py-2 pl-3">
              <input
                type="checkbox"
                aria-label={t('list.selectAll')}
                checked={rows.length > 0 && selection.selected.length === rows.length}
                onChange={selection.toggleAll}
                className="accent-brand block size-4"
              />
            </th>
          ) : null}
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={`px-3 py-2 font-semibold whitespace-nowrap ${lookOf(column)}`}
            >
              {column.title}
            </th>
          ))}
          {rowActions ? (
            <th scope="col" className={`px-3 py-2 ${spare}`}>
              <span className="sr-only">{t('list.actions')}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = idOf(row)
          return (
            <ListRow
              key={id}
              {...(parts as unknown as RowParts<unknown>)}
              row={row}
              isOpen={id === openId}
              isSelected={selection?.has(id)}
              onToggle={selection?.toggle}
            />
          )
        })}
      </tbody>
    </table>
  )
}

const extra = 'hidden @3xl:table-cell'
const spare = 'hidden @md:table-cell'

function lookOf({ align, isExtra, isSpare }: Pick<Column<unknown>, 'align' | 'isExtra' | 'isSpare'>): string {
  return `${align === 'end' ? 'text-right' : ''} ${isExtra ? extra : isSpare ? spare : ''}`
}

type RowProps = RowParts<unknown> & {
  row: unknown
  isOpen: boolean
  isSelected: boolean | undefined
  onToggle: ((id: string, options?: { isRange?: boolean }) => void) | undefined
}

const ListRow = memo(function ListRow(props: RowProps) {
  const { row, columns, idOf, nameOf, hrefOf, onOpen, rowActions, isOpen, isSelected, onToggle } = props
  const t = useTranslations('office-shell')
  const id = idOf(row)
  const open = (click: MouseEvent) => {
    // With a modifier the browser's own way: another tab, another window.
    if (!onOpen || click.ctrlKey || click.metaKey || click.shiftKey) return
    click.preventDefault()
    onOpen(row)
  }
  return (
    <tr
      data-row={id}
      className={`border-line hover:bg-sunken focus-within:bg-sunken border-b last:border-b-0 ${isOpen ? 'bg-brand-soft' : ''}`}
    >
      {onToggle ? (
        <td className="w-9 pl-3">
          <input
            type="checkbox"
            aria-label={t('list.select', { name: nameOf(row) })}
            checked={isSelected ?? false}
            onChange={(event) =>
              onToggle(id, { isRange: (event.nativeEvent as unknown as MouseEvent).shiftKey })
            }
            className="accent-brand block size-4"
          />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td key={column.id} className={`px-3 py-2 ${lookOf(column)}`}>
          {index === 0 ? (
            <Link
              to={hrefOf(row)}
              onClick={open}
              data-row-link=""
              className="text-brand font-semibold hover:underline"
            >
              {column.render(row)}
            </Link>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
      {rowActions ? (
        <td className={`px-2 py-1 whitespace-nowrap ${spare}`}>
          <div className="flex flex-wrap justify-end gap-2">{rowActions(row)}</div>
        </td>
      ) : null}
    </tr>
  )
})
