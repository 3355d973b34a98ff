import type { Schemas } from '@haverhof/api-client'
import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import type { EndingFields } from '@haverhof/domain/repeat-delivery'
import { useEffect, useRef, useState } from 'react'
import { data, Link } from 'react-router'
import { useTranslations } from '#texts'
import { EndingFacts } from '../features/ending/ending-facts'
import { EndingForm } from '../features/ending/ending-form'
import { firstStage, takeEnding } from '../features/ending/take-ending'
import { alternatesOf } from '../loaders/parts/alternates.server'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'
import { useFormats } from '../shared/prices/formats'
import { loadLocale, textsOf } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import { useApi } from '../shared/shop/use-api'
import { shopRequest } from '../toolkit/shop-request'
import { Container } from '../ui/container'
import { Notice } from '../ui/notice'
import type { Route } from './+types/ending-page'

export { ErrorBoundary } from '../site/screens/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const t = textsOf(shop.locale, 'ending')
  const head = { title: t('title'), description: t('intro') }
  return { texts: 'ending', head, alternates: await alternatesOf(shop, '/end-contract/') }
}

/** ENDING-6: works without scripts as well: the browser posts the form to the page itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const { api, visitor } = shop
  const stage = await takeEnding(await request.formData(), (values) =>
    (visitor ?? api).extended(repeatDeliveryCalls).giveNotice(values),
  )
  return data(stage, { status: stage.name === 'form' && stage.isJudged ? 422 : 200 })
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { locale = '' } = document.documentElement.dataset
  const [answer] = await Promise.all([serverLoader(), loadLocale(locale, 'ending')])
  return answer
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** ENDING-6: ending a contract without an account, on one page, with a receipt. */
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
    <Container className="flex flex-col gap-6 py-10 sm:py-14">
      <StageTitle key={stage.name} title={t(`titles.${stage.name}`)} isFirst={stage.name === 'form'} />
      {stage.name === 'form' ? (
        <>
          <p className="text-muted max-w-prose text-lg">{t('intro')}</p>
          <Link
            to="/account/repeat-deliveries/"
            className="text-brand inline-flex min-h-11 items-center self-start underline underline-offset-4"
          >
            {t('account')}
          </Link>
          <EndingForm
            start={values}
            isJudged={stage.isJudged}
            hasFailed={stage.hasFailed}
            confirm={confirm}
          />
        </>
      ) : (
        <Received values={values} receipt={stage.receipt} />
      )}
    </Container>
  )
}

/** What was received begins with its title. */
function StageTitle({ title, isFirst }: { title: string; isFirst: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-title outline-none sm:text-4xl">
      {title}
    </h1>
  )
}

function Received({ values, receipt }: { values: EndingFields; receipt: Schemas['EndingReceipt'] }) {
  const t = useTranslations('ending')
  const formats = useFormats()
  return (
    <div className="flex max-w-[64rem] flex-col gap-6">
      <Notice tone="success">
        <p>{t('received', { moment: formats.moment(receipt.receivedAt), email: values.emailAddress })}</p>
      </Notice>
      <EndingFacts values={values} />
      <p className="text-muted max-w-prose">{t('next')}</p>
    </div>
  )
}
