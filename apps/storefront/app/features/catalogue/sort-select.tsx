import { useTranslations } from '#texts'
import { firstPage } from '../../toolkit/constants'
import { filterFormId, type ListQuery, type ListSort } from './list-address'
import { useListDraft, useShowList } from './use-list-draft'

/** The orders that make sense to a visitor: not the worst rated or the oldest first. */
const orders = {
  relevance: ['relevance', false],
  price: ['price', false],
  'price-desc': ['price', true],
  name: ['name', false],
  'rating-desc': ['rating', true],
  'newest-desc': ['newest', true],
  'kilo-price': ['kilo-price', false],
} as const satisfies Record<string, readonly [ListSort, boolean]>

type Order = keyof typeof orders

export function SortSelect({ query, path }: { query: ListQuery; path: string }) {
  const t = useTranslations('lists')
  const [draft, setDraft] = useListDraft(query)
  const show = useShowList(path)
  const choose = (order: Order) => {
    const [sort, descending] = orders[order]
    const next = { ...query, sort, descending, page: firstPage }
    setDraft(next)
    show(next, 'at-once')
  }
  return (
    <label
      className="flex min-w-0 flex-1 items-center gap-2 text-sm sm:max-w-[32rem] md:max-w-none md:flex-none"
      data-no-print
    >
      <span className="text-muted whitespace-nowrap max-md:sr-only">{t('sort.label')}</span>
      <select
        name="sort"
        form={filterFormId}
        value={orderOf(draft)}
        onChange={(event) => choose(event.target.value as Order)}
        className="border-line-strong bg-surface rounded-control min-h-11 w-full min-w-0 border px-2 md:px-3"
      >
        {Object.keys(orders).map((order) => (
          <option key={order} value={order}>
            {t(`sort.${order as Order}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

function orderOf({ sort, descending }: ListQuery): string {
  const same = Object.entries(orders).find(([, order]) => order[0] === sort && order[1] === descending)
  return same?.[0] ?? sort
}
