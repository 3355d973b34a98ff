import { Suspense } from 'react'
import { useTranslations } from '#texts'
import { DiscountCode } from '../../features/cart/discount-code'
import { PaymentStep } from '../../features/checkout/payment/payment-step'
import { useMethodOffer } from '../../features/checkout/payment/use-payment'
import { Pending } from '../../features/checkout/steps/pending'
import { StepColumns, SummaryPending } from '../../features/checkout/steps/step-columns'
import { StepHeading } from '../../features/checkout/steps/step-heading'
import { latePart } from '../../toolkit/connection'
import { shopRequest } from '../../toolkit/shop-request'
import { useCart, useCartState } from '../../shared/cart'
import { loadTexts } from '../../shared/shop/locale'
import { headMeta } from '../../shared/shop/page-head'
import type { Route } from './+types/payment-page'
import { checkoutFacts, loadCountries } from '../../loaders/checkout.server'

/** Comes where something repeats (REPEAT-2). The button that counts waits for it. */
const RepeatAgreement = latePart(
  async () => (await import('../../features/repeat-delivery/repeat-agreement')).RepeatAgreement,
)

export { ErrorBoundary } from '../../site/screens/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  return { ...checkoutFacts(shop, 'payment'), countries: await loadCountries(shop) }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([
    serverLoader(),
    loadTexts('cart cart-editing delivery delivery-choice payment'),
  ])
  return answer
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The third step: how to pay, and the order itself. */
export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('payment')
  const state = useCartState()
  const { cart, calculated, phase } = state
  const store = useCart()
  // Asked beside the cart: a bank to choose would push down the methods below it.
  const offer = useMethodOffer()
  const heading = <StepHeading title={t('title')} intro={t('intro')} />
  const pending = (
    // Here the summary never folds: on a phone it comes below the step, and the heading stays where it is.
    <StepColumns aside={<SummaryPending />}>
      {heading}
      <Pending hasFailed={phase === 'failed'} retry={() => void store().refresh()} />
    </StepColumns>
  )
  if (!cart || !calculated || !offer) return pending
  const repeats = calculated.products.some(({ repeatDays }) => repeatDays !== null)
  return (
    <Suspense fallback={pending}>
      <PaymentStep
        cart={cart}
        calculated={calculated}
        offer={offer}
        countries={loaderData.countries}
        heading={heading}
        agreement={repeats ? <RepeatAgreement cart={cart} calculated={calculated} /> : null}
        discountCode={<DiscountCode state={state} />}
      />
    </Suspense>
  )
}
