import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
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

/** A short table in a card: the newest, and all of them at a press; without rows it says so. */
export function Rows<Item>({ title, items, keyOf, empty, renderCells }: Props<Item>) {
  const t = useTranslations('office-customers')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, mostShown)
  return (
    <Card title={title}>
      {items.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <div className="overflow-x-auto">
          <table aria-label={title} className="w-full border-collapse">
            <tbody>
              {shown.map((item) => (
                <tr key={keyOf(item)} className="border-line border-b last:border-b-0">
                  {renderCells(item).map((cell, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- columns never change places
                    <td key={index} className="py-1.5 pr-3 align-top last:pr-0 last:text-right">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {shown.length < items.length ? (
            <div className="flex flex-wrap items-center gap-3 pt-2">
              <span className="text-muted">{t('someOf', { shown: shown.length, count: items.length })}</span>
              <Button onPress={() => setWhole(true)}>{t('showAll')}</Button>
            </div>
          ) : null}
        </div>
      )}
    </Card>
  )
}
