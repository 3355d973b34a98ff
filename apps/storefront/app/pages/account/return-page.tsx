import { useTranslations } from '#texts'
import { numberInAddress } from '../../shared/shop/answer-with'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { useSignInDetour } from '../../features/account/use-account-content'
import { Registration } from '../../features/returns/registration'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import { ButtonLink } from '../../ui/button'
import type { Route } from './+types/return-page'
import { accountFacts, openAccountPage } from './account-page'
import { useReturns } from './returns-answer'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context, params }: Route.LoaderArgs) {
  const facts = accountFacts(context.get(shopRequest).locale, 'returns')
  return { ...facts, variantId: numberInAddress(params.productVariantId) }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { ...(await openAccountPage('returns')), variantId: numberInAddress(params.productVariantId) }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The form for one product (ACCOUNT-PAGES-14). */
export default function ReturnPage({ loaderData: { variantId } }: Route.ComponentProps) {
  const t = useTranslations('returns')
  const detour = useSignInDetour()
  const answer = useReturns()
  return (
    <>
      <ButtonLink look="text" to="/account/returns/">
        {t('all')}
      </ButtonLink>
      <PageTitle title={t('form.title')} />
      <Loaded answer={answer}>
        {({ returnable }) => (
          <Registration
            key={variantId}
            lines={returnable.filter(({ productVariantId }) => productVariantId === variantId)}
            onDone={() => void answer.reload()}
            onSignedOut={detour}
          />
        )}
      </Loaded>
    </>
  )
}
