import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { type AccountSection, accountSections, sectionOf } from './account-sections'

type Props = {
  /** Advice that has not been read yet. */
  unread: number
  hasResults: boolean
  hasRepeats: boolean
  signOut: () => void
}

const entry =
  'rounded-control flex min-h-11 items-center gap-3 px-3 py-2 font-medium whitespace-nowrap md:w-full md:whitespace-normal'

/** A list beside the page where there is room, else a row above it that can be pushed along (ACCOUNT-PAGES-1). */
export function AccountNav({ unread, hasResults, hasRepeats, signOut }: Props) {
  const t = useTranslations('account')
  const current = sectionOf(useLocation().pathname)
  const list = useRef<HTMLUListElement>(null)
  useCurrentInSight(list, current)
  const isThere: Partial<Record<AccountSection['name'], boolean>> = {
    results: hasResults,
    repeats: hasRepeats,
  }
  const shown = accountSections.filter(({ name }) => isThere[name] ?? true)
  return (
    <nav aria-label={t('nav.label')} data-no-print className="-mx-4 min-w-0 sm:-mx-8 md:mx-0">
      <ul
        ref={list}
        className="border-line relative flex gap-1 overflow-x-auto border-b px-4 py-2 sm:px-8 md:sticky md:top-40 md:flex-col md:overflow-visible md:border-0 md:p-0"
      >
        {shown.map(({ name, path, icon }) => (
          <li key={name} className="shrink-0">
            <Link
              to={path}
              data-room={name}
              aria-current={name === current ? 'page' : undefined}
              className={`${entry} hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-deep`}
            >
              <Icon name={icon} size={22} />
              <span className="min-w-0 flex-1">{t(`nav.${name}`)}</span>
              {name === 'results' && unread > 0 ? <Unread count={unread} /> : null}
            </Link>
          </li>
        ))}
        <li className="md:border-line shrink-0 md:mt-3 md:border-t md:pt-3">
          <button type="button" onClick={signOut} className={`${entry} text-muted hover:bg-sunken text-left`}>
            <Icon name="logout" size={22} />
            {t('nav.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

function Unread({ count }: { count: number }): ReactNode {
  const t = useTranslations('account.nav')
  return (
    <span className="bg-action text-on-action min-w-6 rounded-full px-1.5 text-center text-xs leading-6 font-semibold tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only"> {t('unread', { count })}</span>
    </span>
  )
}

/** On a small screen the row is pushed along until the current room stands in it; again when the screen is turned. */
function useCurrentInSight(list: React.RefObject<HTMLUListElement | null>, current: string | null): void {
  useEffect(() => {
    const row = list.current
    const link = row?.querySelector<HTMLElement>(`[data-room='${current}']`)
    if (!row || !link) return undefined
    // Looks for the first time once the browser has measured the page anyway.
    const observer = new ResizeObserver(() => {
      if (row.scrollWidth <= row.clientWidth) return
      row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 })
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [list, current])
}
