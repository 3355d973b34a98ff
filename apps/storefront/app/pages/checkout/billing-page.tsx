import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { BillingForm } from '../../features/checkout/billing-form'
import { StepColumns } from '../../features/checkout/step-columns'
import { StepHeading } from '../../features/checkout/step-heading'
import { trackBegin } from '../../features/checkout/step-tracking'
import { useSaveBilling } from '../../features/checkout/use-save-billing'
import { shopRequest } from '../../platform/shop-request'
import { type CartState, useCartState } from '../../site/cart'
import { headMeta } from '../../site/page-head'
import type { Route } from './+types/billing-page'
import { checkoutFacts, loadCountries } from './load-checkout.server'

export { ErrorBoundary } from '../../site/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  return { ...checkoutFacts(shop, 'billing'), countries: await loadCountries(shop) }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The first step: who buys. */
export default function BillingPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('checkout.billing')
  const navigate = useNavigate()
  const state = useCartState()
  const { cart } = state
  useBegin(state)
  const { countries } = loaderData
  const next = cart?.scanProductsOnly ? 'payment' : 'delivery'
  const save = useSaveBilling(countries, () => void navigate(`/checkout/${next}/`))
  return (
    <StepColumns>
      <StepHeading title={t('title')} intro={t('intro')} />
      <BillingForm cart={cart} countries={countries} save={save} submitLabel={t(`to.${next}`)} />
    </StepColumns>
  )
}

/** Told once for each time that checkout begins. */
function useBegin(state: CartState): void {
  const { id, phase } = state
  useEffect(() => {
    if (phase === 'ready') trackBegin(state)
    // oxlint-disable-next-line react/exhaustive-deps -- the cart may change while its owner types
  }, [id, phase === 'ready'])
}
