import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { BillingForm } from '../../features/checkout/billing/billing-form'
import { stepAfterBilling, stepPath } from '../../features/checkout/steps/next-step'
import { needsAccount } from '../../features/checkout/billing/billing-values'
import { StepColumns } from '../../features/checkout/steps/step-columns'
import { StepHeading } from '../../features/checkout/steps/step-heading'
import { trackBegin } from '../../features/checkout/delivery/step-tracking'
import { useSaveBilling } from '../../features/checkout/billing/use-save-billing'
import { shopRequest } from '../../toolkit/shop-request'
import { useAccount } from '../../shared/account/open-account'
import { type CartState, useCartState } from '../../shared/cart'
import { withTexts } from '../../shared/shop/locale'
import { headMeta } from '../../shared/shop/page-head'
import type { Route } from './+types/billing-page'
import { checkoutFacts, hasDealers, loadCountries } from '../../loaders/checkout.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  const [countries, sellsByDealers] = await Promise.all([loadCountries(shop), hasDealers(shop)])
  return { ...checkoutFacts(shop, 'billing'), countries, hasDealers: sellsByDealers }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'delivery-choice')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The first step: where it goes, and who buys. */
export default function BillingPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('checkout.billing')
  const navigate = useNavigate()
  const state = useCartState()
  const { cart } = state
  const { accountInfo } = useAccount()
  useBegin(state)
  const { countries } = loaderData
  const isNeeded = needsAccount(cart, accountInfo)
  // Who has the goods brought home has said everything that is needed (CHECKOUT-PAGES-40).
  const save = useSaveBilling(countries, (next) => void navigate(stepPath(next)))
  return (
    <StepColumns>
      <StepHeading
        title={t('title')}
        isLate
        intro={
          accountInfo
            ? t('introCustomer', { email: accountInfo.emailAddress })
            : t(isNeeded ? 'repeat.title' : 'intro')
        }
      />
      <BillingForm
        cart={cart}
        account={accountInfo}
        countries={countries}
        save={save}
        submitLabel={t(`to.${stepAfterBilling(state)}`)}
        hasDealers={loaderData.hasDealers}
      >
        {accountInfo ? <p className={underChoice}>{t('customerOrder')}</p> : <SignInOffer />}
      </BillingForm>
    </StepColumns>
  )
}

/** As high for customers as for guests: whose the page is shows after it was painted. */
const underChoice = '-my-2 flex min-h-13 flex-wrap items-center gap-x-2'

/** For customers with an account, out of a guest's way (SIGN-IN-PAGES-11). */
function SignInOffer() {
  const t = useTranslations('checkout.billing')
  return (
    <p className={underChoice}>
      {t('known')}
      <Link
        to="/checkout/login/"
        className="text-brand inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t('signIn')}
      </Link>
    </p>
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
