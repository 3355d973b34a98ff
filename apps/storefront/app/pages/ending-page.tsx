import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import type { EndingFields } from '@haverhof/domain/repeat-delivery'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { EndingFacts, EndingForm } from '../features/ending/ending-form'
import { firstStage, takeEnding } from '../features/ending/take-ending'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'
import { answeredStage, loadStatementPage } from '../loaders/statement.server'
import { withTexts } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import { useApi } from '../shared/shop/use-api'
import { shopRequest } from '../toolkit/shop-request'
import type { Route } from './+types/ending-page'
import { Received, StatementLink, StatementPage } from './parts/statement-page'

export { ErrorBoundary } from '../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return loadStatementPage(context.get(shopRequest), 'ending', '/end-contract/')
}

/** Works without scripts as well: the browser posts the form to the page itself (ENDING-6). */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const api = (shop.visitor ?? shop.api).extended(repeatDeliveryCalls)
  return answeredStage(await takeEnding(await request.formData(), (values) => api.giveNotice(values)))
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'ending')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** Ending a contract without an account, on one page, with a receipt (ENDING-6). */
export default function EndingPage({ actionData }: Route.ComponentProps) {
  const t = useTranslations('ending')
  const api = useApi()
  const [stage, setStage] = useState(actionData ?? firstStage)
  const { values } = stage
  const confirm = async (filled: EndingFields) => {
    const receipt = await api.extended(repeatDeliveryCalls).giveNotice(filled)
    setStage({ name: 'received', values: filled, receipt })
  }
  return (
    <StatementPage stage={stage.name} title={t(`titles.${stage.name}`)}>
      {stage.name === 'form' ? (
        <>
          <p className="text-muted max-w-prose text-lg">{t('intro')}</p>
          <StatementLink to="/account/repeat-deliveries/">{t('account')}</StatementLink>
          <EndingForm
            start={values}
            isJudged={stage.isJudged}
            hasFailed={stage.hasFailed}
            confirm={confirm}
          />
        </>
      ) : (
        <Received area="ending" emailAddress={values.emailAddress} receivedAt={stage.receipt.receivedAt}>
          <EndingFacts values={values} />
        </Received>
      )}
    </StatementPage>
  )
}
