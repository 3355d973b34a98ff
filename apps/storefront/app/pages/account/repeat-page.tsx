import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { useTranslations } from '#texts'
import { numberInAddress } from '../../shared/shop/answer-with'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { RepeatDetail } from '../../features/account/repeats/repeat-detail'
import { repeatsPath } from '../../features/account/repeats/repeat-list'
import { useAccountContent } from '../../features/account/use-account-content'
import { headMeta } from '../../shared/shop/page-head'
import { shopRequest } from '../../toolkit/shop-request'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import type { Route } from './+types/repeat-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context, params }: Route.LoaderArgs) {
  return {
    ...accountFacts(context.get(shopRequest).locale, 'repeat'),
    id: numberInAddress(params.repeatDeliveryId),
  }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { ...(await openAccountPage('repeat')), id: numberInAddress(params.repeatDeliveryId) }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** One of them (REPEAT-16). */
export default function RepeatPage({ loaderData: { id } }: Route.ComponentProps) {
  const t = useTranslations('repeat')
  const answer = useAccountContent(`repeat ${id}`, (api) => api.extended(repeatDeliveryCalls).read(id))
  return (
    <>
      <ButtonLink look="text" to={repeatsPath}>
        {t('list.all')}
      </ButtonLink>
      <PageTitle title={t('one')} />
      <Loaded answer={answer} missing={<NoSuchRepeat />}>
        {(repeat) => <RepeatDetail repeat={repeat} reload={answer.reload} />}
      </Loaded>
    </>
  )
}

function NoSuchRepeat() {
  const t = useTranslations('repeat.missing')
  return (
    <EmptyState icon="refresh" title={t('title')}>
      <p>{t('text')}</p>
    </EmptyState>
  )
}
