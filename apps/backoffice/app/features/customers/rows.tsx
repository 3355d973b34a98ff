import type { ReactNode } from 'react'
import { Card } from '../../ui/page-frame'

type Props<Item> = {
  title: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  empty: string
  /** The cells of a row. */
  cells: (item: Item) => readonly ReactNode[]
}

/** A short table in a card; without rows it says so. */
export function Rows<Item>({ title, items, keyOf, empty, cells }: Props<Item>) {
  return (
    <Card title={title}>
      {items.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <div className="max-h-96 overflow-auto" tabIndex={0} role="region" aria-label={title}>
          <table className="w-full border-collapse">
            <tbody>
              {items.map((item) => (
                <tr key={keyOf(item)} className="border-line border-b last:border-b-0">
                  {cells(item).map((cell, place) => (
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
