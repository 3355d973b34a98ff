import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { numberInAddress } from '../../shared/shop/answer-with'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { useAccountChange } from '../../features/account/use-account-change'
import { useSignInDetour } from '../../features/account/use-account-content'
import { HorseDetail } from '../../features/horses/horse-detail'
import { HorseForm } from '../../features/horses/horse-form'
import { headMeta } from '../../shared/shop/page-head'
import { shopRequest } from '../../toolkit/shop-request'
import { ButtonLink } from '../../ui/button'
import type { Route } from './+types/horse-page'
import { accountFacts, openAccountPage } from './account-page'
import { useHorses } from './horses-answer'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context, params }: Route.LoaderArgs) {
  return { ...accountFacts(context.get(shopRequest).locale, 'horses'), horseId: horseOf(params.horseId) }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { ...(await openAccountPage('horses')), horseId: horseOf(params.horseId) }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** One horse, or a new one (HORSES-3). */
export default function HorsePage({ loaderData: { horseId } }: Route.ComponentProps) {
  const t = useTranslations('horses')
  const answer = useHorses()
  const navigate = useNavigate()
  const detour = useSignInDetour()
  const { change, failure } = useAccountChange(answer.reload)
  const leave = () => void answer.reload().then(() => navigate('/account/horses/'))
  return (
    <>
      <ButtonLink look="text" to="/account/horses/">
        {t('list.back')}
      </ButtonLink>
      {horseId === null ? (
        <>
          <PageTitle title={t('form.newTitle')} />
          <HorseForm horse={null} onDone={leave} onSignedOut={detour} />
        </>
      ) : (
        <Loaded answer={answer}>
          {({ horses, boughtPacks }) => {
            const horse = horses.find((each) => each.horseId === horseId)
            if (!horse) return <PageTitle title={t('list.empty')} />
            return (
              <>
                <PageTitle title={horse.name} />
                {failure}
                <HorseDetail
                  key={horseId}
                  {...{ horse, boughtPacks, change }}
                  onChanged={() => void answer.reload()}
                  onRemoved={leave}
                  onSignedOut={detour}
                />
              </>
            )
          }}
        </Loaded>
      )}
    </>
  )
}

function horseOf(given: string): number | null {
  if (given === 'new') return null
  return numberInAddress(given)
}
