import { useState } from 'react'
import { useTranslations } from '#texts'
import { firstStage, takeStep } from '../features/withdrawal/take-step'
import { WithdrawalForm } from '../features/withdrawal/withdrawal-form'
import { WithdrawalFacts, WithdrawalReview } from '../features/withdrawal/withdrawal-review'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'
import { answeredStage, loadStatementPage } from '../loaders/statement.server'
import { withTexts } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import { useShop } from '../shared/shop/shop'
import { useApi } from '../shared/shop/use-api'
import { shopRequest } from '../toolkit/shop-request'
import type { Route } from './+types/withdrawal-page'
import { Received, StatementLink, StatementPage } from './parts/statement-page'

export { ErrorBoundary } from '../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return loadStatementPage(context.get(shopRequest), 'withdrawal', '/withdraw/')
}

/** The law wants this to work without scripts as well: the browser posts each step to the page itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const { withdrawals } = shop.visitor ?? shop.api
  return answeredStage(await takeStep(await request.formData(), (values) => withdrawals.send(values)))
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'withdrawal')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** Withdrawing from a contract, without an account, in two steps, with a receipt (CHECKOUT-PAGES-65). */
export default function WithdrawalPage({ actionData }: Route.ComponentProps) {
  const t = useTranslations('withdrawal')
  const api = useApi()
  const [stage, setStage] = useState(actionData ?? firstStage)
  const { values } = stage
  const confirm = async () => {
    try {
      setStage({ name: 'received', values, receipt: await api.withdrawals.send(values) })
      return true
    } catch {
      return false
    }
  }
  return (
    <StatementPage stage={stage.name} title={t(`titles.${stage.name}`)}>
      {stage.name === 'form' ? (
        <>
          <p className="text-muted max-w-prose text-lg">{t('intro')}</p>
          <RightLink />
          <WithdrawalForm
            start={values}
            isJudged={stage.isJudged}
            onDone={(filled) => setStage({ name: 'review', values: filled, hasFailed: false })}
          />
        </>
      ) : null}
      {stage.name === 'review' ? (
        <WithdrawalReview
          values={values}
          confirm={confirm}
          back={() => setStage({ name: 'form', values, isJudged: false })}
          failedBefore={stage.hasFailed}
        />
      ) : null}
      {stage.name === 'received' ? (
        <Received area="withdrawal" emailAddress={values.emailAddress} receivedAt={stage.receipt.receivedAt}>
          <WithdrawalFacts values={values} />
        </Received>
      ) : null}
    </StatementPage>
  )
}

/** The right itself, in full, is a page of the site. */
function RightLink() {
  const t = useTranslations('withdrawal')
  const page = useShop().footer.legal.find(({ ref }) => ref === 'page:withdrawal')
  return page ? <StatementLink to={page.url}>{t('right')}</StatementLink> : null
}
