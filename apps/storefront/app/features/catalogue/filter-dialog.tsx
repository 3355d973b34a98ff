import { startTransition, useEffect, useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FacetPanel } from './facet-panel'
import { type ListQuery, withoutFilters } from './list-address'
import { type LiveCounts, useLiveCounts } from './use-live-counts'
import { useListDraft, useShowList } from './use-list-draft'

type Props = {
  open: boolean
  query: ListQuery
  counts: LiveCounts
  path: string
  categoryId: number | null
  onClose: () => void
}

/** LISTS-7: on small screens the filters fill the screen; nothing changes behind them until the list is asked for. */
export function FilterDialog({ open, query, counts, path, categoryId, onClose }: Props) {
  const t = useTranslations('lists')
  const [draft, setDraft] = useListDraft(query)
  const live = useLiveCounts(draft, query, categoryId, counts)
  const show = useShowList(path)
  const isDrawn = useAfterPaint(open)
  const leave = () => {
    setDraft(query)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t('filters.title')}
      closeLabel={t('filters.close')}
      shape="full"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setDraft(withoutFilters(draft))}>{t('filters.clear')}</Button>
          <Button
            look="primary"
            className="grow"
            onClick={() => {
              show(draft, 'at-once')
              onClose()
            }}
          >
            <span aria-live="polite">{t('filters.show', { count: live.total })}</span>
          </Button>
        </div>
      }
    >
      {isDrawn && <FacetPanel facets={live.facets} query={draft} onChange={setDraft} isLazy />}
    </Dialog>
  )
}

/** The dialog answers the press at once; its many fields follow in the next frame. */
function useAfterPaint(isOpen: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isOpen) return setIsPainted(false)
    const timer = setTimeout(() => startTransition(() => setIsPainted(true)))
    return () => clearTimeout(timer)
  }, [isOpen])
  return isPainted
}
