import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { FacetPanel } from './facet-panel'
import { type ListQuery, withoutFilters } from './list-address'
import { type LiveCounts, useLiveCounts } from './use-live-counts'
import { useShowList } from './use-list-draft'

type Props = { query: ListQuery; counts: LiveCounts; path: string; categoryId: number | null; onClose: () => void }

/** LISTS-7: on small screens the filters fill the screen; nothing changes behind them until the list is asked for. */
export function FilterDialog({ query, counts, path, categoryId, onClose }: Props) {
  const t = useTranslations('catalogue')
  const dialog = useRef<HTMLDialogElement>(null)
  const [draft, setDraft] = useState(query)
  const live = useLiveCounts(draft, query, categoryId, counts)
  const show = useShowList(path)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="filter-dialog-title"
      onClose={onClose}
      className="bg-ground text-ink m-0 h-dvh max-h-none w-full max-w-none"
    >
      <div className="flex h-full flex-col">
        <div className="border-line flex items-center justify-between gap-4 border-b px-4 py-2">
          <h2 id="filter-dialog-title" className="text-xl">
            {t('filters.title')}
          </h2>
          <Button look="text" onClick={() => dialog.current?.close()} className="min-w-11">
            <Icon name="close" label={t('filters.close')} />
          </Button>
        </div>
        <div className="grow overflow-y-auto px-4">
          <FacetPanel facets={live.facets} query={draft} onChange={setDraft} />
        </div>
        <div className="border-line flex flex-wrap items-center gap-3 border-t px-4 py-3">
          <Button onClick={() => setDraft(withoutFilters(draft))}>{t('filters.clear')}</Button>
          <Button
            look="primary"
            className="grow"
            onClick={() => {
              show(draft, 'at-once')
              dialog.current?.close()
            }}
          >
            <span aria-live="polite">{t('filters.show', { count: live.total })}</span>
          </Button>
        </div>
      </div>
    </dialog>
  )
}
