import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import type { Facet } from './card'
import { type ChangeFilters, FacetPanel } from './facet-panel'
import { defaultPageSize } from '../../toolkit/constants'
import { filterFormId, type ListQuery } from './list-address'
import { useListDraft, useShowList } from './use-list-draft'

type Props = { query: ListQuery; facets: readonly Facet[]; path: string }

/** The filters beside the list (LISTS-6). A form of the plain kind, so that it also works without scripts. */
export function FilterSidebar({ query, facets, path }: Props) {
  const t = useTranslations('lists')
  const [draft, setDraft] = useListDraft(query)
  const show = useShowList(path)
  const change: ChangeFilters = (next, pace) => {
    setDraft(next)
    show(next, pace)
  }
  return (
    <form
      id={filterFormId}
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        show(draft, 'at-once')
      }}
    >
      {query.term && <input type="hidden" name="q" value={query.term} />}
      {query.pageSize !== defaultPageSize && <input type="hidden" name="ps" value={query.pageSize} />}
      <h2 className="sr-only">{t('filters.title')}</h2>
      <FacetPanel facets={facets} query={draft} onChange={change} />
      <noscript>
        <Button type="submit" look="brand" className="mt-4 w-full">
          {t('filters.apply')}
        </Button>
      </noscript>
    </form>
  )
}
