import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from '#texts'
import {
  type CartLine,
  type CartState,
  openCart,
  shownLines,
  trackCartView,
  useCartState,
} from '../../shared/cart'
import { CartTotals } from '../../shared/cart/cart-totals'
import { OrderPending } from '../../shared/cart/order-pending'
import { SummaryLines } from '../../shared/cart/summary-lines'
import { useShop, type Usp } from '../../shared/shop/shop'
import { CartAside } from './cart-aside'
import { CheckoutBar } from './checkout-bar'
import { CartLineRow } from './cart-line'
import { CartFailed, CartSkeleton, EmptyCart } from './cart-states'
import { RemovedNotice } from './removed-notice'
import { useCheckout } from './use-checkout'
import { productTypes } from '@haverhof/domain/catalogue'
import { Link } from 'react-router'
import { useRationUrl } from '../../shared/shop/feed-calculator-link'
import { Icon } from '../../ui/icon'
import { createStore, useStore } from '../../toolkit/store'
import { mailedCartId, takeMailedCart } from './mailed-cart'

type Props = { rangeUrl: string; usps: readonly Usp[]; siloRemark: ReactNode }

/** The cart in every state. The server knows no cart, so it renders the skeleton. */
export function CartView({ rangeUrl, usps, siloRemark }: Props) {
  const state = useCartState()
  const mailed = useMailedCart()
  useTrackedView(state)
  const lines = shownLines(state)
  if (mailed === 'taking' || (state.phase === 'loading' && !state.calculated)) return <CartSkeleton />
  if (state.phase === 'failed') return <CartFailed />
  return (
    <div className="flex flex-col gap-6">
      <OrderPending />
      {lines.length === 0 && (
        <>
          <RemovedNotice removed={state.removed} />
          <EmptyCart rangeUrl={rangeUrl} isMailedGone={mailed === 'gone' && !state.removed} />
        </>
      )}
      {lines.length > 0 && state.cart?.order && <OrderedCart state={state} />}
      {lines.length > 0 && !state.cart?.order && <OpenCart {...{ state, usps, siloRemark }} />}
    </div>
  )
}

function OpenCart({ state, usps, siloRemark }: Omit<Props, 'rangeUrl'> & { state: CartState }) {
  const t = useTranslations('cart.lines')
  const checkout = useCheckout()
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_38rem]">
      <div className="min-w-0">
        <ul aria-label={t('label')} className="divide-line border-line divide-y border-y">
          {rowsOf(state).map((row) =>
            row === 'removed' ? (
              <li key="removed" className="py-3">
                <RemovedNotice removed={state.removed} />
              </li>
            ) : (
              <CartLineRow key={row.productVariantId} line={row} showMissing={checkout.showMissing} />
            ),
          )}
        </ul>
        <div className="mt-4 empty:hidden">
          <RationLink lines={shownLines(state)} />
        </div>
        {state.calculated?.showSiloRemark && !state.calculated.deliveryDate?.byAppointment && (
          <div className="mt-6">{siloRemark}</div>
        )}
      </div>
      <div className="md:sticky md:top-36">
        <CartAside state={state} usps={usps} checkout={checkout} />
      </div>
      {state.calculated && (
        <CheckoutBar calculated={state.calculated} isBusy={state.isBusy} checkout={checkout} />
      )}
    </div>
  )
}

/** The way back stands where the line stood, so that it is in sight (CART-PAGES-6). */
function rowsOf(state: CartState): readonly (CartLine | 'removed')[] {
  const lines = shownLines(state)
  return state.removed ? lines.toSpliced(state.removed.place, 0, 'removed' as never) : lines
}

/** Nothing changes while the order waits for its payment (CART-PAGES-8). */
function OrderedCart({ state }: { state: CartState }) {
  if (!state.calculated) return null
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_38rem]">
      <SummaryLines lines={shownLines(state)} />
      <CartTotals calculated={state.calculated} isBusy={state.isBusy} />
    </div>
  )
}

/** Tells once per visit of the page that the cart was looked at. */
function useTrackedView({ calculated, phase }: CartState): void {
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current || phase !== 'ready' || !calculated || calculated.products.length === 0) return
    isTold.current = true
    trackCartView(calculated)
  }, [calculated, phase])
}

/** All packs of the cart as the ration of one horse (RATIONS-14). */
function RationLink({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslations('cart')
  const ration = useRationUrl()
  if (!ration || !lines.some(({ productType }) => productType === productTypes.feed)) return null
  const packs = lines.map(
    ({ productVariantId, quantity }) => `pack=${productVariantId}&grams=&count=${quantity}`,
  )
  return (
    <Link
      to={`${ration}?${packs.join('&')}`}
      className="inline-flex min-h-11 w-fit items-center gap-2 underline decoration-1 underline-offset-4 hover:decoration-2"
      data-no-print
    >
      <Icon name="balance" size={20} className="text-brand" />
      {t('asRation')}
    </Link>
  )
}

const mailed = createStore<'none' | 'taking' | 'taken' | 'own' | 'gone'>('none')

/** Where the cart of the letter stands that led here; its id does not stay in the address (REMINDERS-2). */
function useMailedCart() {
  const { siteId, languageId } = useShop()
  useEffect(() => {
    const id = mailedCartId(location.hash)
    if (id === null) return undefined
    history.replaceState(history.state, '', location.pathname + location.search)
    mailed.set('taking')
    void takeMailedCart(openCart({ siteId, languageId }), id).then(mailed.set)
    return () => mailed.set('none')
  }, [siteId, languageId])
  return useStore(mailed, 'none')
}
