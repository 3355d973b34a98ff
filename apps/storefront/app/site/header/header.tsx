import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslations } from '#texts'
import { latePart } from '../../toolkit/connection'
import { Late } from '../../toolkit/late'
import { useStore } from '../../toolkit/store'
import { Container } from '../../ui/container'
import { Icon } from '../../ui/icon'
import { cartCount, miniCart } from '../../shared/state/cart-preview'
import { loadTexts } from '../../shared/shop/locale'
import { SearchBox } from '../../shared/search/search-box'
import { useBrandLayout } from '../../shared/brand'
import type { HeaderPart } from '../../shared/brand/brand-layout'
import { useFeedCalculatorUrl } from '../../shared/shop/feed-calculator-link'
import { hasCart, useShop } from '../../shared/shop/shop'
import { NoticeLine } from '../notices/notice-line'
import { AccountLink } from './account-link'
import { CountLink } from './count-link'
import { MainMenu } from './main-menu'
import { UspStrip } from './usp-strip'
import { Wordmark } from './wordmark'
import { scrollDirection, watchScrollDirection } from '../../toolkit/scroll-direction'

const MiniCart = latePart(async () => {
  const texts = loadTexts('cart')
  const { MiniCart } = await import('../../shared/cart/mini-cart')
  await texts
  return MiniCart
})
const MenuDrawer = latePart(async () => (await import('./menu-drawer')).MenuDrawer)
const SwitchDialog = lateWithTexts(
  'switch',
  async () => (await import('../switch/switch-dialog')).SwitchDialog,
)

/** `actions` are links of features that the page brings in, such as the comparison. */
export function Header({ actions }: { actions?: ReactNode }) {
  const shop = useShop()
  const [opened, setOpened] = useState<'menu' | 'language' | null>(null)
  const [everOpened, setEverOpened] = useState<ReadonlySet<string>>(new Set())
  const open = (what: 'menu' | 'language') => {
    setEverOpened((before) => new Set(before).add(what))
    setOpened(what)
  }
  // The menu closes after the language dialog it led to has opened: each closes only itself.
  const close = (what: 'menu' | 'language') => () => setOpened((now) => (now === what ? null : now))
  const { header, strip, mainMenu } = useBrandLayout()
  const parts: Record<HeaderPart, ReactNode> = {
    menu: <MenuButton key="menu" onClick={() => open('menu')} />,
    mark: <Wordmark key="mark" facts={shop} />,
    search: shop.searchUrl ? <SearchBox key={shop.searchUrl} action={shop.searchUrl} /> : null,
    tools: (
      <div key="tools">
        <LanguageButton onClick={() => open('language')} />
        <CalculatorLink />
        {hasCart(shop) ? actions : null}
        {hasCart(shop) ? <AccountLink /> : null}
        {hasCart(shop) ? <CartLink /> : null}
      </div>
    ),
  }
  return (
    <header data-shell="" className="contents">
      {strip ? (
        <UspStrip
          usps={shop.usps}
          secondary={strip.serviceMenu ? shop.navigation.secondary : []}
          notice={shop.notification}
        />
      ) : (
        <div className="bg-accent h-1" />
      )}
      <HeaderFrame>
        <Container className="header-row">{header.map((part) => parts[part])}</Container>
        <Late when="wide">
          <MainMenu items={mainMenu.flatMap((menu) => shop.navigation[menu])} />
        </Late>
      </HeaderFrame>
      {shop.notification && !strip ? <NoticeLine notice={shop.notification} /> : null}
      <Suspense>
        {everOpened.has('menu') ? (
          <MenuDrawer open={opened === 'menu'} onClose={close('menu')} onLanguage={() => open('language')} />
        ) : null}
        {everOpened.has('language') ? (
          <SwitchDialog open={opened === 'language'} onClose={close('language')} />
        ) : null}
      </Suspense>
    </header>
  )
}

/** One press away from everywhere; the smallest screens have it in the menu (FEED-ADVICE-13). */
function CalculatorLink() {
  const text = useTranslations('shell.header')
  const url = useFeedCalculatorUrl()
  if (!url) return null
  return (
    <span className="calculator-link">
      <CountLink url={url} icon="calculator" label={text('calculator')} count={0} countLabel="" />
    </span>
  )
}

function MenuButton({ onClick }: { onClick: () => void }) {
  const text = useTranslations('shell.header')
  return (
    <button type="button" onClick={onClick} aria-haspopup="dialog" className="icon-link -ml-2.5 md:hidden">
      <Icon name="menu" label={text('menu')} />
    </button>
  )
}

function LanguageButton({ onClick }: { onClick: () => void }) {
  const text = useTranslations('shell.header')
  const { language, site } = useShop()
  return (
    <button
      type="button"
      onClick={onClick}
      aria-haspopup="dialog"
      aria-label={`${text('language')}: ${site.countryCode}, ${language.toUpperCase()}`}
      className="hover:bg-sunken rounded-control hidden min-h-11 items-center gap-2 px-2.5 text-sm font-medium xs:inline-flex"
    >
      <Icon name="globe" />
      <span>
        {site.countryCode} · {language.toUpperCase()}
      </span>
    </button>
  )
}

function CartLink() {
  const text = useTranslations('shell.header')
  const count = useStore(cartCount, 0)
  const isWanted = useStore(miniCart, 'never') !== 'never'
  return (
    <>
      <CountLink
        url="/cart/"
        icon="cart"
        label={text('cart')}
        count={count}
        countLabel={text('cartCount', { count })}
      />
      <Suspense>{isWanted ? <MiniCart /> : null}</Suspense>
    </>
  )
}

/** Below this the header always shows. */
const keepUntilPx = 240

/** Stays at the top, steps aside while the visitor reads down, and returns on the way up or when it holds the focus. */
function HeaderFrame({ children }: { children: ReactNode }) {
  const direction = useStore(scrollDirection, 'up')
  useEffect(() => watchScrollDirection(keepUntilPx), [])
  return (
    <div
      data-away={direction === 'down' || undefined}
      className="border-line bg-ground sticky top-0 z-20 border-b transition-transform duration-200 focus-within:translate-y-0! data-away:-translate-y-full has-[details[open]]:translate-y-0!"
    >
      {children}
    </div>
  )
}
