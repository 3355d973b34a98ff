import { useState } from 'react'
import { useTranslations } from '#texts'
import { type SandboxEnding, SandboxForm } from '../../features/checkout/payment/sandbox-form'
import { SandboxMandate } from '../../features/checkout/payment/sandbox-mandate'
import { shopRequest } from '../../toolkit/shop-request'
import { useFormats } from '../../shared/prices/formats'
import { loadTexts } from '../../shared/shop/locale'
import { headMeta } from '../../shared/shop/page-head'
import type { PageHandle } from '../../shared/shop/page-handle'
import { useApi } from '../../shared/shop/use-api'
import { useQuery } from '../../shared/shop/use-query'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import type { Route } from './+types/sandbox-payment-page'
import { sellsOrNotFound } from '../../loaders/parts/sells-or-not-found.server'
import { orderedFacts } from '../../loaders/checkout.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export const handle: PageHandle = { layout: 'bare' }

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  return orderedFacts(shop, 'sandbox')
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([
    serverLoader(),
    loadTexts('cart checkout forms delivery payment ordered'),
  ])
  return answer
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The page of the test bank: it stands in for a payment provider wherever no real money shall flow. */
export default function SandboxPaymentPage({ params }: Route.ComponentProps) {
  const t = useTranslations('ordered.sandbox')
  const formats = useFormats()
  const api = useApi()
  const { content } = useQuery(`sandbox ${params.id}`, ({ sandbox }) => sandbox.payment(params.id))
  const [hasFailed, setHasFailed] = useState(false)
  const finish = async (ending: SandboxEnding) => {
    setHasFailed(false)
    try {
      const { redirectUrl } = await api.sandbox.finish(params.id, ending)
      location.assign(redirectUrl)
    } catch {
      setHasFailed(true)
    }
  }
  const payment = content?.state === 'resolved' ? content.value : null
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[56rem] flex-col justify-center px-4 py-10">
      <div className="bg-surface border-line rounded-card overflow-clip border shadow-xl">
        <div className="bg-ink text-ground flex items-center gap-3 px-6 py-5">
          <Icon name="bank" size={28} />
          <h1 className="font-text text-xl">{t('title')}</h1>
        </div>
        <div className="flex flex-col gap-6 px-6 py-6">
          <Notice tone="warning">{t('notice')}</Notice>
          {payment ? (
            <>
              <p>
                <span className="text-muted block text-sm">
                  {t('order', { number: payment.description })}
                </span>
                <span className="block text-3xl font-semibold tabular-nums">
                  {formats.euro(payment.amount)}
                </span>
              </p>
              <SandboxMandate payment={payment} />
              {payment.status === 'open' ? (
                <SandboxForm payment={payment} finish={finish} />
              ) : (
                <Notice>{t('over')}</Notice>
              )}
            </>
          ) : null}
          {content?.state === 'rejected' || hasFailed ? <Notice tone="danger">{t('failed')}</Notice> : null}
        </div>
      </div>
    </div>
  )
}
