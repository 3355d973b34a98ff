import { useTranslations } from '#texts'
import {
  OrderCancelled,
  OrderCollecting,
  OrderUnknown,
} from '../../features/checkout/complete/order-messages'
import { OrderDone } from '../../features/checkout/complete/order-done'
import { orderStage } from '../../features/checkout/order/order'
import { OrderUnpaid } from '../../features/checkout/complete/order-unpaid'
import { OrderWaiting } from '../../features/checkout/complete/order-waiting'
import { RepeatOrdered } from '../../features/repeat-delivery/repeat-ordered'
import { useOrderEnd } from '../../features/checkout/complete/use-order-end'
import { type OrderAddress, useOrder, useOrderAddress } from '../../features/checkout/order/use-order'
import { shopRequest } from '../../toolkit/shop-request'
import { withTexts } from '../../shared/shop/locale'
import { headMeta } from '../../shared/shop/page-head'
import { Container } from '../../ui/container'
import type { Route } from './+types/complete-page'
import { loadClosingWords, orderedFacts } from '../../loaders/checkout.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  return { ...orderedFacts(shop, 'complete'), words: await loadClosingWords(shop) }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'cart delivery payment ordered')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The end of an order, and where a payment comes back to (CHECKOUT-PAGES-13). Order and key stand in the address. */
export default function CompletePage({ loaderData }: Route.ComponentProps) {
  const address = useOrderAddress()
  return (
    <Container className="py-8 md:py-14">
      <OrderPage address={address} words={loaderData.words} />
    </Container>
  )
}

type Props = { address: OrderAddress | 'nowhere' | null; words: Route.ComponentProps['loaderData']['words'] }

function OrderPage({ address, words }: Props) {
  const t = useTranslations('ordered.complete')
  const answer = useOrder(address)
  useOrderEnd(answer)
  if (answer.state === 'unknown') return <OrderUnknown />
  if (answer.state !== 'known' || address === null || address === 'nowhere')
    return (
      <>
        <h1 className="text-title sm:text-4xl">{t('title')}</h1>
        <p className="text-muted mt-3 text-lg">{answer.state === 'failed' ? t('notNow') : t('loading')}</p>
      </>
    )
  const { order } = answer
  const stage = orderStage(order)
  if (stage === 'waiting') return <OrderWaiting order={order} address={address} />
  if (stage === 'collecting') return <OrderCollecting order={order} />
  if (stage === 'cancelled') return <OrderCancelled order={order} />
  if (stage === 'unpaid') return <OrderUnpaid order={order} address={address} words={words.failed} />
  const { calculation, delivery, isScanOnly } = order
  return (
    <OrderDone
      order={order}
      words={isScanOnly ? words.successOfKits : words.success}
      repeat={<RepeatOrdered lines={calculation.products} arrivesOn={delivery.date?.until ?? null} />}
    />
  )
}
