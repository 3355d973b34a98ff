import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { Icon } from '../../ui/icon'
import type { Facet } from './card'
import { type ListQuery, listSearch, withoutFilters } from './list-address'
import { type Choice, choicesOf } from './list-choices'

type Props = { query: ListQuery; facets: readonly Facet[]; path: string }

/** What is chosen, each a link to the list without it, and one to the list without any (LISTS-4). */
export function ChoiceChips({ query, facets, path }: Props) {
  const t = useTranslations('lists')
  const label = useChoiceLabel()
  const choices = choicesOf(query, facets)
  if (choices.length === 0) return null
  return (
    <ul aria-label={t('filters.chosen')} className="flex flex-wrap items-center gap-2" data-no-print>
      {choices.map((choice) => (
        <li key={choice.kind === 'value' ? `${choice.facetKey} ${choice.key}` : choice.kind}>
          <Link
            to={path + listSearch(choice.without)}
            preventScrollReset
            className="border-line-strong hover:bg-sunken rounded-control inline-flex min-h-11 items-center gap-2 border px-3 text-sm"
          >
            <span className="sr-only">{t('filters.remove')}</span>
            {label(choice)}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={path + listSearch(withoutFilters(query))}
          preventScrollReset
          className="text-brand inline-flex min-h-11 items-center px-2 text-sm font-medium underline underline-offset-4"
        >
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  )
}

function useChoiceLabel(): (choice: Choice) => string {
  const t = useTranslations('lists')
  const { euro, percent } = useFormats()
  return (choice) => {
    if (choice.kind === 'value') return choice.label
    if (choice.kind === 'sugar') return t('filters.sugarUpTo', { max: percent(choice.max) })
    if (choice.min === null) return t('filters.priceUpTo', { max: euro(choice.max ?? 0) })
    if (choice.max === null) return t('filters.priceFrom', { min: euro(choice.min) })
    return t('filters.priceBetween', { min: euro(choice.min), max: euro(choice.max) })
  }
}
