import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Button } from '../button'

type Props<Row> = {
  rows: Row[]
  clear: () => void
  bulk: (rows: Row[], clear: () => void) => ReactNode
  /** Null where every matching row is ticked. */
  all: AllThatFit | null
}

/** More rows match than are ticked. */
export type AllThatFit = { total: number | undefined; isPending: boolean; onChoose: () => void }

/** Actions on all ticked rows, with the number of matching rows that are not ticked. */
export function BulkBar<Row>({ rows, clear, bulk, all }: Props<Row>) {
  const t = useTranslations('office-shell')
  const { number } = useFormats()
  if (rows.length === 0) return null
  return (
    <div className="bg-ink text-ground rounded-card fixed bottom-4 left-1/2 z-40 flex -translate-x-1/2 items-center gap-3 py-2 pr-2 pl-4 shadow-lg">
      <output>{t('list.selected', { count: rows.length })}</output>
      {all ? (
        <Button isPending={all.isPending} onPress={all.onChoose}>
          {all.total === undefined ? t('list.allThatFit') : t('list.allOf', { total: number(all.total) })}
        </Button>
      ) : null}
      {bulk(rows, clear)}
      <Button look="quiet" onPress={clear}>
        {t('list.clear')}
      </Button>
    </div>
  )
}
