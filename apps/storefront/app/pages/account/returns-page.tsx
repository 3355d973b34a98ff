import { data } from 'react-router'
import { useTranslations } from '#texts'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { useAccountContent } from '../../features/account/use-account-content'
import { useSignInDetour } from '../../features/account/use-sign-in-detour'
import { ReturnList } from '../../features/returns/return-list'
import { Registration } from '../../features/returns/registration'
import { ReturnableList } from '../../features/returns/returnable-list'
import { shopRequest } from '../../platform/shop-request'
import { headMeta } from '../../site/page-head'
import { ButtonLink } from '../../ui/button'
import { SectionHeading } from '../../ui/section-heading'
import type { Route } from './+types/returns-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/failure-screen'

export function loader({ context, params }: Route.LoaderArgs) {
  const facts = accountFacts(context.get(shopRequest).locale, 'returns')
  return { ...facts, variantId: variantOf(params.productVariantId) }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { ...(await openAccountPage('returns')), variantId: variantOf(params.productVariantId) }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** ACCOUNT-PAGES-14: what can come back and what did; with a product in the address, the form for it. */
export default function ReturnsPage({ loaderData: { variantId } }: Route.ComponentProps) {
  const t = useTranslations('account.returns')
  const detour = useSignInDetour()
  const answer = useAccountContent('returns', (api) => api.returns.list())
  if (variantId !== null)
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
  return (
    <>
      <PageTitle title={t('title')}>{t('intro')}</PageTitle>
      <Loaded answer={answer}>
        {({ returns, returnable }) => (
          <div className="flex flex-col gap-12">
            <section aria-labelledby="returnable">
              <SectionHeading id="returnable" title={t('returnable')} />
              <ReturnableList lines={returnable} />
            </section>
            <ReturnList returns={returns} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function variantOf(given: string | undefined): number | null {
  if (given === undefined) return null
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown data as the failure to show
  if (!/^[1-9]\d{0,8}$/.test(given)) throw data(null, { status: 404 })
  return Number(given)
}
