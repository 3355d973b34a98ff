import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FacetPanel } from './facet-panel'
import { type ListQuery, hasFilters, withoutFilters } from './list-address'
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

/** On small screens the filters fill the screen; nothing changes behind them until the list is asked for (LISTS-7). */
export function FilterDialog({ open, query, counts, path, categoryId, onClose }: Props) {
  const t = useTranslations('lists')
  const [draft, setDraft] = useListDraft(query)
  const live = useLiveCounts(draft, query, categoryId, counts)
  const show = useShowList(path)
  const leave = () => {
    setDraft(query)
    onClose()
  }
  // With nothing left to clear its button goes, and hands on the focus.
  const showButton = useRef<HTMLButtonElement>(null)
  const clear = () => {
    setDraft(withoutFilters(draft))
    showButton.current?.focus()
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
          {hasFilters(draft) && <Button onClick={clear}>{t('filters.clear')}</Button>}
          <Button
            ref={showButton}
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
      <AfterPaint>
        <FacetPanel facets={live.facets} query={draft} onChange={setDraft} isLazy />
      </AfterPaint>
    </Dialog>
  )
}

/** The dialog answers the press at once; its many fields follow in the next frame. */
function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsPainted(true)))
    return () => clearTimeout(timer)
  }, [])
  return isPainted ? children : null
}
