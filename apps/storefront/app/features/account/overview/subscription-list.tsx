import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { Button } from '../../../ui/button'
import { SectionHeading } from '../../../ui/section-heading'
import type { Subscriptions } from '../account-types'
import { Quiet } from './overview'

type Props = {
  subscriptions: Subscriptions
  setNewsletter: (wish: boolean) => void
  setReminders: (wish: boolean) => void
  setReviewRequests: (wish: boolean) => void
  endAlert: (stockAlertId: number) => void
}

/** What the customer hears of by mail; each can be ended with one press (ACCOUNT-PAGES-10). */
export function SubscriptionList(props: Props) {
  const { subscriptions, setNewsletter, setReminders, setReviewRequests, endAlert } = props
  const { newsletter, cartReminders, reviewRequests, stockAlerts } = subscriptions
  return (
    <div className="flex flex-col gap-12">
      <Agreed id="newsletter" icon="mail" state={newsletter} change={setNewsletter} />
      <Agreed id="cartReminders" icon="cart" state={cartReminders} change={setReminders} />
      <ReviewRequests isOn={reviewRequests} setReviewRequests={setReviewRequests} />
      <StockAlerts alerts={stockAlerts} endAlert={endAlert} />
    </div>
  )
}

type AgreedProps = {
  id: 'newsletter' | 'cartReminders'
  icon: 'mail' | 'cart'
  state: Subscriptions['newsletter']
  change: (wish: boolean) => void
}

/** What the customer agreed to; each on its own (NEWSLETTER-9). */
function Agreed({ id, icon, state: { isSubscribed, isWaiting }, change }: AgreedProps) {
  const t = useTranslations(`newsletter.subscriptions.${id}`)
  const state = isSubscribed ? 'on' : isWaiting ? 'waiting' : 'off'
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t('title')} />
      <Quiet icon={icon} text={t(state)}>
        <Button look={isSubscribed ? 'quiet' : 'brand'} onClick={() => change(!isSubscribed)}>
          {isSubscribed ? t('end') : t('start')}
        </Button>
      </Quiet>
    </section>
  )
}

type ReviewProps = { isOn: boolean } & Pick<Props, 'setReviewRequests'>

function ReviewRequests({ isOn, setReviewRequests }: ReviewProps) {
  const t = useTranslations('newsletter.subscriptions.reviewRequests')
  return (
    <section aria-labelledby="review-requests">
      <SectionHeading id="review-requests" title={t('title')} />
      <Quiet icon="edit" text={t(isOn ? 'on' : 'off')}>
        <Button onClick={() => setReviewRequests(!isOn)}>{isOn ? t('end') : t('start')}</Button>
      </Quiet>
    </section>
  )
}

type AlertsProps = { alerts: Subscriptions['stockAlerts'] } & Pick<Props, 'endAlert'>

function StockAlerts({ alerts, endAlert }: AlertsProps) {
  const t = useTranslations('newsletter.subscriptions.alerts')
  const formats = useFormats()
  return (
    <section aria-labelledby="alerts">
      <SectionHeading id="alerts" title={t('title')} intro={t('intro')} />
      {alerts.length === 0 ? (
        <Quiet icon="clock" text={t('none')} />
      ) : (
        <ul className="divide-line border-line divide-y border-y">
          {alerts.map(({ stockAlertId, title, label, requestedAt }) => (
            <li key={stockAlertId} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
              <p className="min-w-0 flex-[1_1_18rem]">
                <span className="block font-medium">
                  {title} <span className="text-muted font-normal">{label}</span>
                </span>
                <span className="text-muted text-sm">{t('since', { date: formats.date(requestedAt) })}</span>
              </p>
              <Button onClick={() => endAlert(stockAlertId)}>
                {t('end')}
                <span className="sr-only"> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
