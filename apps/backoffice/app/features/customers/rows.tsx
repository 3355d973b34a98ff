import type { ReactNode } from 'react'
import { Card } from '../../ui/page-frame'

type Props<Item> = {
  title: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  empty: string
  /** The cells of a row. */
  renderCells: (item: Item) => readonly ReactNode[]
}

const mostShown = 20

/** A short table in a card; without rows it says so. */
export function Rows<Item>({ title, items, keyOf, empty, renderCells }: Props<Item>) {
  return (
    <Card title={title}>
      {items.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <div className="overflow-x-auto">
          <table aria-label={title} className="w-full border-collapse">
            <tbody>
              {items.slice(0, mostShown).map((item) => (
                <tr key={keyOf(item)} className="border-line border-b last:border-b-0">
                  {renderCells(item).map((cell, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- columns never change places
                    <td key={place} className="py-1.5 pr-3 align-top last:pr-0 last:text-right">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
