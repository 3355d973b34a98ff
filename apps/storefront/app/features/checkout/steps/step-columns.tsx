import { cartCounts } from '@haverhof/domain/cart'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslations } from '#texts'
import { useCartState } from '../../../shared/cart'
import { lateWithTexts } from '../../../shared/shop/late-with-texts'
import { useFormats } from '../../../shared/prices/formats'
import { wideWindow } from '../../../toolkit/late-triggers'
import { useMedia } from '../../../toolkit/use-media'
import { Container } from '../../../ui/container'
import { Icon } from '../../../ui/icon'

const OrderSummary = lateWithTexts('cart', async () => (await import('./order-summary')).OrderSummary)

/** The step beside what is being bought; on a phone that folds away into one line above the step, and comes when it is unfolded. */
export function StepColumns({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,42rem)] md:py-10 lg:gap-x-24">
      {aside ? null : <FoldedSummary />}
      <div className="min-w-0 md:max-w-[76rem]">{children}</div>
      <aside
        className={`min-w-0 md:border-line md:border-l md:pl-8 lg:pl-12 ${aside ? '' : 'max-md:hidden'}`}
      >
        <div className="md:sticky md:top-6">{aside ?? <SummaryBeside />}</div>
      </aside>
    </Container>
  )
}

function SummaryBeside() {
  return useMedia(wideWindow) ? <Summary /> : <SummaryPending />
}

function Summary() {
  const { cart, calculated } = useCartState()
  if (!cart || !calculated) return <SummaryPending />
  return (
    <Suspense fallback={<SummaryPending />}>
      <OrderSummary calculated={calculated} />
    </Suspense>
  )
}

/** Keeps the place of the summary while the cart is on its way. */
export function SummaryPending() {
  const t = useTranslations('checkout.frame')
  return <p className="text-muted min-h-80">{t('loading')}</p>
}

function FoldedSummary() {
  const t = useTranslations('checkout.frame')
  const formats = useFormats()
  const { calculated } = useCartState()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="border-line -mb-4 border-y md:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 py-2 text-left"
      >
        <Icon name="cart" size={22} className="text-brand" />
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <span className="min-w-0 flex-1 basis-[14rem] font-medium">
            {t('summary')}
            {calculated ? (
              <span className="text-muted font-normal">
                {' '}
                {t('items', { count: cartCounts(calculated.products).items })}
              </span>
            ) : null}
          </span>
          {calculated ? (
            <span className="font-semibold tabular-nums">{formats.euro(calculated.totalAmount)}</span>
          ) : null}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
      </button>
      <div id={id} hidden={!isOpen} className="pb-5">
        {isOpen ? <Summary /> : null}
      </div>
    </div>
  )
}
