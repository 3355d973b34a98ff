import { reportCalls } from '@haverhof/api-client/reports'
import type { ReportFields } from '@haverhof/domain/reports'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { ReportForm } from '../features/reports/report-form'
import { ReportedText } from '../features/reports/reported-text'
import { firstStage, takeReport } from '../features/reports/take-report'
import { loadReport, reportedOf } from '../loaders/report.server'
import { answeredStage } from '../loaders/statement.server'
import { DoneNotice } from '../shared/forms/done-notice'
import { withTexts } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import { useApi } from '../shared/shop/use-api'
import { shopRequest } from '../toolkit/shop-request'
import { Container } from '../ui/container'
import type { Route } from './+types/report-page'

export { ErrorBoundary } from '../site/screens/failure-screen'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadReport(context.get(shopRequest), params)
}

/** Works without scripts as well: the browser posts the form to the page itself (REPORTS-22). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = context.get(shopRequest)
  const about = reportedOf(shop, params)
  const api = (shop.visitor ?? shop.api).extended(reportCalls)
  const stage = await takeReport(await request.formData(), (values) => api.send({ ...about, ...values }))
  return answeredStage(stage)
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'forms reasons report')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** Reporting a review or question, on one page (REPORTS-10). */
export default function ReportPage({ loaderData: { about }, actionData }: Route.ComponentProps) {
  const t = useTranslations('report')
  const api = useApi()
  const [stage, setStage] = useState(actionData ?? firstStage)
  const send = async (values: ReportFields) => {
    const { kind, id } = about
    await api.extended(reportCalls).send({ kind, id, ...values })
    setStage({ name: 'received', emailAddress: values.emailAddress })
  }
  return (
    <Container className="flex flex-col gap-6 py-10 sm:py-14">
      <h1 className="text-title sm:text-4xl">{t('title')}</h1>
      {stage.name === 'form' ? (
        <>
          <p className="text-muted max-w-prose text-lg">{t('intro')}</p>
          <ReportedText of={about} />
          <ReportForm
            start={stage.values}
            isJudged={stage.isJudged}
            hasFailed={stage.hasFailed}
            send={send}
          />
        </>
      ) : (
        <DoneNotice title={t('done.title')}>
          {stage.emailAddress ? t('done.withMail', { email: stage.emailAddress }) : t('done.withoutMail')}
        </DoneNotice>
      )}
      <Link
        to={about.url}
        className="text-brand inline-flex min-h-11 items-center self-start underline underline-offset-4"
      >
        {t('back', { product: about.productTitle })}
      </Link>
    </Container>
  )
}
