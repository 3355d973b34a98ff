import { logClientError } from '@haverhof/api-client/browser'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useStore } from '../../toolkit/store'
import { TextsProvider, useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { accountState, nobodyYet } from '../state/account-state'
import { announce } from '../shop/announce'
import { messagesOf } from '../shop/locale'
import { useShop } from '../shop/shop'
import { signOut } from './sign-in'

const entries = [
  { name: 'home', path: '/account/', icon: 'user' },
  { name: 'orders', path: '/account/orders/', icon: 'box' },
  { name: 'results', path: '/account/rqs-results/', icon: 'analysis' },
  { name: 'information', path: '/account/information/', icon: 'edit' },
] as const

/** Below the header; Escape, a click elsewhere or another page closes it (SIGN-IN-PAGES-12). */
export function AccountMenu({ id }: { id: string }) {
  const { culture, locale } = useShop()
  return (
    // These texts arrived after those of the page.
    <TextsProvider culture={culture} messages={messagesOf(locale)}>
      <Menu id={id} />
    </TextsProvider>
  )
}

const row = 'hover:bg-sunken rounded-control flex min-h-11 w-full items-center gap-3 px-3 text-left'

function Menu({ id }: { id: string }) {
  const t = useTranslations('sign-in.menu')
  const { accountInfo } = useStore(accountState, nobodyYet)
  const { enableRqs } = useShop().site
  const popover = useRef<HTMLDivElement>(null)
  const leave = useSignOut()
  usePlace(popover)
  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      data-no-print
      className="bg-surface text-ink border-line rounded-card fixed inset-auto w-[28rem] max-w-[calc(100vw-1.6rem)] border p-2 shadow-xl"
    >
      <nav aria-label={t('label')}>
        <p className="text-muted border-line mb-2 border-b px-3 pt-1 pb-3 text-sm [overflow-wrap:anywhere]">
          {t('signedInAs', { email: accountInfo?.emailAddress ?? '' })}
        </p>
        <ul>
          {entries
            .filter(({ name }) => name !== 'results' || enableRqs)
            .map(({ name, path, icon }) => (
              <li key={name}>
                <Link to={path} className={row}>
                  <Icon name={icon} size={20} className="text-brand" />
                  {t(name)}
                </Link>
              </li>
            ))}
          <li>
            <button type="button" onClick={leave} className={row}>
              <Icon name="logout" size={20} className="text-brand" />
              {t('signOut')}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  )
}

function useSignOut(): () => void {
  const t = useTranslations('sign-in.menu')
  const shop = useShop()
  const navigate = useNavigate()
  return () => {
    signOut(shop)
      .then(() => {
        announce(t('signedOut'))
        return navigate('/')
      })
      .catch(logClientError)
  }
}

/** Opens with the press that loaded it; from then on the browser opens and closes it. */
function usePlace(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    const element = popover.current
    const position = () => element && placeBelowButton(element)
    element?.addEventListener('beforetoggle', position)
    element?.showPopover()
    return () => element?.removeEventListener('beforetoggle', position)
  }, [popover])
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    popover.current?.hidePopover()
  }, [popover, key])
}

function placeBelowButton(element: HTMLElement): void {
  const box = element.parentElement?.querySelector(`[popovertarget="${element.id}"]`)?.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  element.style.top = `${Math.max(box?.bottom ?? 0, 0) + 8}px`
  element.style.right = `${Math.max(width - (box?.right ?? width), 8)}px`
}
