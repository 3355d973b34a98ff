import { Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { latePart } from '../../toolkit/connection'
import { useStore } from '../../toolkit/store'
import { Icon } from '../../ui/icon'
import { accountState, nobodyYet } from '../../shared/state/account-state'
import { loadTexts } from '../../shared/shop/locale'

const AccountMenu = latePart(async () => {
  const texts = loadTexts('sign-in')
  const { AccountMenu } = await import('../../shared/account/account-menu')
  await texts
  return AccountMenu
})

// On the smallest screens the menu has it.
const look =
  'max-[22em]:hidden hover:bg-sunken rounded-control relative flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm font-medium lg:px-2.5'

/** The way into the account; for those who are signed in a menu, which comes when it is first opened (SIGN-IN-PAGES-12). */
export function AccountLink() {
  const { isAuthenticated, accountInfo } = useStore(accountState, nobodyYet)
  const unread = accountInfo?.unreadQuickscanResults ?? 0
  const [isWanted, setIsWanted] = useState(false)
  const id = useId()
  if (!isAuthenticated)
    return (
      <Link to="/account/" className={look}>
        <Face unread={0} />
      </Link>
    )
  return (
    <>
      <button type="button" popoverTarget={id} onClick={() => setIsWanted(true)} className={look}>
        <Face unread={unread} />
      </button>
      <Suspense>{isWanted ? <AccountMenu id={id} /> : null}</Suspense>
    </>
  )
}

function Face({ unread }: { unread: number }) {
  const text = useTranslations('shell.header')
  return (
    <>
      <Icon name="user" />
      <span className="sr-only lg:not-sr-only lg:whitespace-nowrap">{text('account')}</span>
      {unread > 0 ? (
        <>
          <span
            aria-hidden="true"
            className="bg-action text-on-action absolute top-0 left-6 grid h-5 min-w-5 place-items-center rounded-full px-1 text-sm leading-none font-semibold"
          >
            {unread > 99 ? '99+' : unread}
          </span>
          <span className="sr-only">{`, ${text('accountUnread', { count: unread })}`}</span>
        </>
      ) : null}
    </>
  )
}
