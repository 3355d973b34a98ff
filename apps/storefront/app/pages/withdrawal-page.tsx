import type { Schemas } from '@haverhof/api-client'
import type { WithdrawalFields } from '@haverhof/domain/orders'
import { useEffect, useRef, useState } from 'react'
import { data } from 'react-router'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { firstStage, takeStep } from '../features/withdrawal/take-step'
import { WithdrawalForm } from '../features/withdrawal/withdrawal-form'
import { WithdrawalFacts, WithdrawalReview } from '../features/withdrawal/withdrawal-review'
import { shopRequest } from '../toolkit/shop-request'
import { loadLocale, textsOf } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import { useFormats } from '../shared/prices/formats'
import { useShop } from '../shared/shop/shop'
import { useApi } from '../shared/shop/use-api'
import { Container } from '../ui/container'
import { Notice } from '../ui/notice'
import type { Route } from './+types/withdrawal-page'
import { alternatesOf } from '../loaders/parts/alternates.server'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'

export { ErrorBoundary } from '../site/screens/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const t = textsOf(shop.locale, 'withdrawal')
  const head = { title: t('title'), description: t('intro') }
  return { texts: 'withdrawal', head, alternates: await alternatesOf(shop, '/withdraw/') }
}

/** The law wants this to work without scripts as well: the browser posts each step to the page itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const { api, visitor } = shop
  const stage = await takeStep(await request.formData(), (values) =>
    (visitor ?? api).withdrawals.send(values),
  )
  return data(stage, { status: stage.name === 'form' && stage.isJudged ? 422 : 200 })
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { locale = '' } = document.documentElement.dataset
  const [answer] = await Promise.all([serverLoader(), loadLocale(locale, 'withdrawal')])
  return answer
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** CHECKOUT-PAGES-65: withdrawing from a contract, without an account, in two steps, with a receipt. */
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
    <Container className="flex flex-col gap-6 py-10 sm:py-14">
      <StageTitle key={stage.name} title={t(`titles.${stage.name}`)} isFirst={stage.name === 'form'} />
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
      {stage.name === 'received' ? <Received values={values} receipt={stage.receipt} /> : null}
    </Container>
  )
}

/** A new step begins with its title. */
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

/** The right itself, in full, is a page of the site. */
function RightLink() {
  const t = useTranslations('withdrawal')
  const page = useShop().footer.legal.find(({ ref }) => ref === 'page:withdrawal')
  if (!page) return null
  return (
    <Link
      to={page.url}
      className="text-brand inline-flex min-h-11 items-center self-start underline underline-offset-4"
    >
      {t('right')}
    </Link>
  )
}

function Received({ values, receipt }: { values: WithdrawalFields; receipt: Schemas['WithdrawalReceipt'] }) {
  const t = useTranslations('withdrawal')
  const formats = useFormats()
  return (
    <div className="flex max-w-[64rem] flex-col gap-6">
      <Notice tone="success">
        <p>{t('received', { moment: formats.moment(receipt.receivedAt), email: values.emailAddress })}</p>
      </Notice>
      <WithdrawalFacts values={values} />
      <p className="text-muted max-w-prose">{t('next')}</p>
    </div>
  )
}
