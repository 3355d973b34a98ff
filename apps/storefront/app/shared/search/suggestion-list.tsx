/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the listbox of a combobox has no tag of its own */
import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { useFormats } from '../prices/formats'
import { priceNotes } from '../prices/price-notes'
import type { SuggestionOption } from './suggestion-options'
import { panel } from './suggestions-pending'

type Props = {
  id: string
  options: readonly SuggestionOption[]
  active: number
  term: string
  /** Newer suggestions are on their way, and take their time. */
  busy: boolean
  /** The vet is called before anything is chosen (SEARCH-12). */
  isEmergency: boolean
  onChoose: (option: SuggestionOption) => void
}

const icons = { categories: 'list', products: 'box', advice: 'info', all: 'search' } as const

/** What the search offers while typing. The focus stays in the field, which says which option is meant. */
export function SuggestionList({ id, options, active, term, busy, isEmergency, onChoose }: Props) {
  const text = useTranslations('shell.search')
  const groups = Map.groupBy(
    options.map((option, position) => ({ option, position })),
    ({ option }) => option.group,
  )
  return (
    <div
      id={id}
      role="listbox"
      aria-label={text('suggestions')}
      aria-busy={busy}
      className={`${panel} aria-busy:text-muted`}
    >
      {isEmergency ? <VetFirst /> : null}
      {[...groups].map(([group, members]) => (
        <div key={group} role="group" aria-label={group === 'all' ? text('submit') : text(group)}>
          {group === 'all' ? null : (
            <p
              aria-hidden="true"
              className="text-muted px-4 pt-3 pb-1 text-xs font-semibold tracking-wide uppercase"
            >
              {text(group)}
            </p>
          )}
          {members.map(({ option, position }) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys and the focus
            <div
              key={`${group} ${option.url}`}
              id={`${id}-${position}`}
              role="option"
              aria-selected={position === active}
              onPointerDown={(press) => press.preventDefault()}
              onClick={() => onChoose(option)}
              className="hover:bg-sunken aria-selected:bg-brand-soft flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2"
            >
              <Thumbnail option={option} />
              <div className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-3">
                <span className="min-w-0 flex-1">
                  {group === 'all' ? text('all', { term }) : option.title}
                </span>
                <Detail option={option} />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function Thumbnail({ option: { image, group } }: { option: SuggestionOption }) {
  return image ? (
    <img
      src={image.src}
      srcSet={image.srcset}
      sizes="48px"
      width={48}
      height={40}
      alt=""
      className={`h-10 w-12 shrink-0 ${group === 'products' ? 'object-contain' : 'rounded-control object-cover'}`}
    />
  ) : (
    <Icon name={icons[group]} size={20} className="text-muted" />
  )
}

/** Spoken by `announce`, for a listbox holds nothing but options (SEARCH-12). */
function VetFirst() {
  const text = useTranslations('shell.search')
  return (
    <p aria-hidden="true" className="bg-danger-soft flex items-center gap-3 px-4 py-3 font-semibold">
      <Icon name="phone" size={20} className="text-danger shrink-0" />
      {text('vet')}
    </p>
  )
}

/** How many products a category holds, or what a pack costs (PRODUCT-11). */
function Detail({ option: { count, pack } }: { option: SuggestionOption }) {
  const c = useTranslations('catalogue')
  const header = useTranslations('shell.header')
  const formats = useFormats()
  const parts = pack
    ? [pack.packSize, formats.euro(pack.price.amount), priceNotes(pack.price, c, formats)]
    : [count === undefined ? null : header('productCount', { count })]
  return (
    <span className="text-muted text-sm text-balance empty:hidden sm:max-w-1/2 sm:text-right">
      {parts.filter(Boolean).join(' · ')}
    </span>
  )
}
