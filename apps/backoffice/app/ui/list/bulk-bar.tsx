import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../button'

type Props<Row> = { rows: Row[]; clear: () => void; bulk: (rows: Row[], clear: () => void) => ReactNode }

/** What can be done with all rows that are ticked. */
export function BulkBar<Row>({ rows, clear, bulk }: Props<Row>) {
  const t = useTranslations('office-shell')
  if (rows.length === 0) return null
  return (
    <div className="bg-ink text-ground rounded-card fixed bottom-4 left-1/2 z-40 flex -translate-x-1/2 items-center gap-3 py-2 pr-2 pl-4 shadow-lg">
      <output>{t('list.selected', { count: rows.length })}</output>
      {bulk(rows, clear)}
      <Button look="quiet" onPress={clear}>
        {t('list.clear')}
      </Button>
    </div>
  )
}
