import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { DeliveryForm } from '../../features/checkout/delivery/delivery-form'
import { Pending } from '../../features/checkout/steps/pending'
import { StepColumns } from '../../features/checkout/steps/step-columns'
import { StepHeading } from '../../features/checkout/steps/step-heading'
import { useDeliveryOptions } from '../../features/checkout/delivery/use-delivery-options'
import { useSaveDelivery } from '../../features/checkout/delivery/use-save-delivery'
import { shopRequest } from '../../toolkit/shop-request'
import { useCartState } from '../../shared/cart'
import { loadTexts } from '../../shared/shop/locale'
import { headMeta } from '../../shared/shop/page-head'
import type { Route } from './+types/delivery-page'
import { checkoutFacts, loadDeliveryCountries } from '../../loaders/checkout.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  return { ...checkoutFacts(shop, 'delivery'), countries: await loadDeliveryCountries(shop) }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([
    serverLoader(),
    loadTexts('delivery delivery-choice pickup-points yard'),
  ])
  return answer
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The second step: where the goods go. */
export default function DeliveryPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('delivery')
  const navigate = useNavigate()
  const { cart } = useCartState()
  const options = useDeliveryOptions(loaderData.countries)
  const save = useSaveDelivery(() => void navigate('/checkout/payment/'))
  return (
    <StepColumns>
      <StepHeading title={t('title')} intro={t('intro')} />
      {cart && options.state === 'known' ? (
        <DeliveryForm {...options} cart={cart} countries={loaderData.countries} save={save} />
      ) : (
        <Pending hasFailed={options.state === 'failed'} retry={options.retry} />
      )}
    </StepColumns>
  )
}
