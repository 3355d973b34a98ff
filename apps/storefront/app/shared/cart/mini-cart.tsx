import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useStore } from '../../toolkit/store'
import { TextsProvider, useTranslations } from '#texts'
import { ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { lateWithTexts } from '../shop/late-with-texts'
import { miniCart } from '../state/cart-preview'
import { messagesOf } from '../shop/locale'
import { useFormats } from '../prices/formats'
import { useShop } from '../shop/shop'
import { type CartLine, type CartState, newestFirst, unnamedCount } from './cart-state'
import { FreeDelivery } from './free-delivery'
import type { IntervalProps } from './interval-field'
import { LineInterval } from './line-parts'
import { useCartState } from './open-cart'
import { OrderPending } from './order-pending'
import { PackChange } from './pack-change'
import { SummaryLines } from './summary-lines'
import { useOffersInterval } from './use-offers-interval'

const SmallIntervalField = lateWithTexts<IntervalProps>(
  'repeat-choice',
  async () => (await import('./interval-field')).SmallIntervalField,
)

const mostLines = 3

/** Below this it is a sheet at the bottom of the window. */
const narrowPx = 768

/** So long it stays without hover or focus (CART-PAGES-12). */
const shownMs = 5000

/**
 * The cart after something was added: below the header, on small screens a sheet at the bottom (CART-PAGES-12). It blocks
 * nothing: Escape, a click elsewhere, another page or a few seconds close it; the focus stays where it was and finds it next.
 */
export function MiniCart() {
  const { culture, locale } = useShop()
  // Browsers before popovers have the link beside it.
  if (!('popover' in HTMLElement.prototype)) return null
  return (
    // The texts of the cart arrived after those of the page.
    <TextsProvider culture={culture} messages={messagesOf(locale)}>
      <Popover />
    </TextsProvider>
  )
}

function Popover() {
  const t = useTranslations('cart')
  const popover = useRef<HTMLDivElement>(null)
  const state = useCartState()
  usePopover(popover)
  useOwnEnd(popover)
  return (
    <div
      ref={popover}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element cannot be a popover that closes itself everywhere
      role="dialog"
      aria-labelledby="mini-cart-title"
      onToggle={(event) => event.newState === 'closed' && miniCart.set('closed')}
      className="mini-cart"
      data-no-print
    >
      <div className="-mt-1 -mr-2 flex items-center justify-between gap-4">
        <h2 id="mini-cart-title" className="text-lg">
          {t('mini.title')}
        </h2>
        <button
          type="button"
          onClick={() => popover.current?.hidePopover()}
          className="hover:bg-sunken rounded-control grid size-11 place-items-center"
        >
          <Icon name="close" size={20} label={t('mini.close')} />
        </button>
      </div>
      <Content state={state} />
    </div>
  )
}

function Content({ state }: { state: CartState }) {
  const t = useTranslations('cart')
  const { euro } = useFormats()
  const { calculated, isBusy, cart } = state
  const lines = newestFirst(state)
  const choicesOf = useChoices(!cart?.order)
  if (!calculated) return <p className="text-muted py-4">{t('loading')}</p>
  return (
    <div aria-busy={isBusy} className={`transition-opacity duration-150 ${isBusy ? 'opacity-45' : ''}`}>
      <SummaryLines lines={lines} most={mostLines} choicesOf={choicesOf} />
      <p className="border-line mt-2 mb-4 flex justify-between gap-4 border-t pt-3 font-semibold">
        {t('totals.subtotal')} <span className="tabular-nums">{euro(calculated.subTotalAmount)}</span>
      </p>
      <FreeDelivery calculated={calculated} />
      {cart?.order ? <OrderPending className="mt-4" /> : <WaysOn isReady={unnamedCount(lines) === 0} />}
    </div>
  )
}

/**
 * Pack and interval of a line can be changed
 * here too, by code that comes when there is something to choose (CART-PAGES-24, CART-PAGES-25).
 */
function useChoices(isOpen: boolean): (line: CartLine) => ReactNode {
  const offersInterval = useOffersInterval()
  return (line) => {
    const said = <LineInterval line={line} />
    if (!isOpen) return said
    const interval = offersInterval(line) ? (
      <Suspense fallback={<div className="flex min-h-10 items-center">{said}</div>}>
        <SmallIntervalField line={line} />
      </Suspense>
    ) : (
      said
    )
    return (
      <div className="flex flex-wrap items-center gap-x-5">
        {interval}
        <PackChange line={line} />
      </div>
    )
  }
}

/** Samples get their names in the cart, so that is the way while one has none (CART-PAGES-14). */
function WaysOn({ isReady }: { isReady: boolean }) {
  const t = useTranslations('cart')
  if (!isReady)
    return (
      <ButtonLink to="/cart/" look="primary" className="mt-4 w-full">
        {t('toCart')}
      </ButtonLink>
    )
  return (
    <div className="mt-4 grid gap-2 xs:grid-cols-2">
      <ButtonLink to="/cart/" className="px-3!">
        {t('toCart')}
      </ButtonLink>
      <ButtonLink to="/checkout/billing/" look="primary" className="px-3!">
        {t('toCheckout')}
      </ButtonLink>
    </div>
  )
}

function usePopover(popover: RefObject<HTMLElement | null>): void {
  const wanted = useStore(miniCart, 'never')
  const { key } = useLocation()
  useEffect(() => {
    const element = popover.current
    if (!element) return
    const isOpen = element.matches(':popover-open')
    if (wanted === 'open' && !isOpen) {
      placeBelowHeader(element)
      const source = document.activeElement
      element.showPopover(source instanceof HTMLElement ? { source } : {})
    }
    if (wanted !== 'open' && isOpen) element.hidePopover()
  }, [popover, wanted])
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    miniCart.update((now) => (now === 'open' ? 'closed' : now))
  }, [key])
}

/** Closes by itself, but never while it is hovered, focused or read aloud. What was added meanwhile begins the time anew. */
function useOwnEnd(popover: RefObject<HTMLElement | null>): void {
  const wanted = useStore(miniCart, 'never')
  const { calculated } = useCartState()
  useEffect(() => {
    const element = popover.current
    if (wanted !== 'open' || !element || !calculated) return undefined
    const timer = setInterval(() => {
      if (!element.matches(':hover, :focus-within')) element.hidePopover()
    }, shownMs)
    return () => clearInterval(timer)
  }, [popover, wanted, calculated])
}

/** Below the cart in the header where that is in sight, else at the top of the window. */
function placeBelowHeader(element: HTMLElement): void {
  const box = element.closest('header')?.querySelector('a[href="/cart/"]')?.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const isSheet = width < narrowPx
  element.style.top = isSheet ? '' : `${Math.max(box?.bottom ?? 0, 0) + 8}px`
  element.style.right = isSheet ? '' : `${width - (box?.right ?? width - 16)}px`
}
