import { intervalWords } from '@haverhof/domain/cart'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { cityLine, streetLine } from '../../../shared/forms/address-lines'
import { useFormats } from '../../../shared/prices/formats'
import { usePaymentName } from '../../../shared/shop/payment-marks'
import { Button, ButtonLink } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import type { OneRepeat } from '../account-types'
import { AddressPanel } from './address-panel'
import { ChangePanel } from './change-panel'
import { ContentsForm } from './contents-panel'
import { GoodsList } from './goods-list'
import { MethodPanel } from './method-panel'
import { NextDelivery } from './next-delivery'
import { StateBadge } from './repeat-list'
import { RestAndEnd } from './rest-and-end'
import { TimeLine } from './time-line'
import { useRepeatChange } from './use-repeat-change'

type Props = { repeat: OneRepeat; reload: () => Promise<void> }

/** One repeat delivery with everything that can be done about it (REPEAT-16). */
export function RepeatDetail({ repeat, reload }: Props) {
  const t = useTranslations('repeat')
  const { state, days, lines, events } = repeat
  return (
    <div className="flex flex-col gap-10">
      <p className="-mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
        {t('every', intervalWords(days))} <StateBadge state={state} />
      </p>
      <EndingWaits repeat={repeat} />
      <Standing repeat={repeat} reload={reload} />
      {state === 'active' ? <NextDelivery key={repeat.day} repeat={repeat} reload={reload} /> : null}
      <Part title={t('contents.title')} id="contents">
        <GoodsList lines={lines} />
        {lines.some(({ title }) => title === null) ? <Notice>{t('contents.gone')}</Notice> : null}
        {repeat.mayChange ? <p className="text-muted max-w-prose text-sm">{t('contents.add')}</p> : null}
        <Panel repeat={repeat} title={t('contents.change')}>
          <ContentsForm repeat={repeat} reload={reload} />
        </Panel>
      </Part>
      <Place repeat={repeat} reload={reload} />
      <Paying repeat={repeat} reload={reload} />
      {state === 'ended' ? null : <RestAndEnd repeat={repeat} reload={reload} />}
      <TimeLine events={events} />
    </div>
  )
}

/** It was ended without signing in (ENDING-9). */
function EndingWaits({ repeat: { endingWaits } }: { repeat: OneRepeat }) {
  const t = useTranslations('repeat.endingWaits')
  const formats = useFormats()
  if (endingWaits === null) return null
  const { receivedAt, isConfirmed } = endingWaits
  return (
    <Notice tone="info" className="max-w-prose">
      {t(isConfirmed ? 'confirmed' : 'unconfirmed', { moment: formats.moment(receivedAt) })}
    </Notice>
  )
}

/** What is out of the ordinary, and the way on (REPEAT-12, REPEAT-13, REPEAT-14, REPEAT-16). */
function Standing({ repeat, reload }: Props) {
  const t = useTranslations('repeat')
  const formats = useFormats()
  const { change, failure } = useRepeatChange(reload)
  const { repeatDeliveryId, state, pauseReason, deliveries, resumesOn } = repeat
  const { totalAmount } = repeat.calculation
  const open = deliveries.find((delivery) => delivery.state === 'collecting' && delivery.orderId !== null)
  const number = open?.orderId ?? 0
  const standing = open?.payUntil ? 'toPay' : open?.retryOn ? 'failed' : 'collecting'
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {state === 'ended' ? <Notice>{t('end.over')}</Notice> : null}
      {state === 'paused' ? (
        <Notice tone={pauseReason === 'customer' ? 'info' : 'warning'}>
          <p>{t(`reasons.${pauseReason ?? 'customer'}`)}</p>
          {resumesOn && totalAmount > 0 ? (
            <p className="mt-1">
              {t('resume.text', { date: formats.day(resumesOn), amount: formats.euro(totalAmount) })}
            </p>
          ) : null}
          {failure}
          <Button
            look="brand"
            className="mt-3"
            onClick={() => change((calls) => calls.resume(repeatDeliveryId), t('done.resumed'))}
          >
            {t('resume.go')}
          </Button>
        </Notice>
      ) : null}
      {open ? (
        <Notice tone={standing === 'collecting' ? 'info' : 'warning'}>
          <p>
            {t(`open.${standing}`, { number, date: formats.day(open.payUntil ?? open.retryOn ?? open.day) })}
          </p>
          <ButtonLink to={`/account/orders/${number}/`} className="mt-3">
            {standing === 'collecting' ? t('timeline.order', { number }) : t('open.pay')}
          </ButtonLink>
        </Notice>
      ) : null}
    </div>
  )
}

const titles = {
  home: 'title',
  alternative: 'title',
  'parcel-shop': 'parcel-shop',
  dealer: 'dealer',
} as const

/** The door it goes to, or where it is picked up (REPEAT-71). */
function Place({ repeat, reload }: Props) {
  const t = useTranslations('repeat.address')
  const book = useTranslations('addresses')
  const { place: recipient, driverRemark } = repeat
  const { kind, name, address } = recipient
  return (
    <Part title={t(titles[kind])} id="address">
      <p className="[overflow-wrap:anywhere]">
        <span className="block">{name}</span>
        {address ? (
          <>
            <span className="block">{streetLine(address)}</span>
            <span className="block">{cityLine(address)}</span>
          </>
        ) : null}
      </p>
      {driverRemark ? (
        <p className="text-muted text-sm">{book('remarkFor', { remark: driverRemark })}</p>
      ) : null}
      <Panel repeat={repeat} title={t('change')}>
        <AddressPanel repeat={repeat} reload={reload} />
      </Panel>
    </Part>
  )
}

function Paying({ repeat, reload }: Props) {
  const t = useTranslations('repeat')
  const nameOf = usePaymentName()
  const { paymentMethodId, paymentLabel, isCollected } = repeat
  return (
    <Part title={t('method.title')} id="payment">
      <p>
        {nameOf(paymentMethodId)}
        {paymentLabel ? `, ${t('method.ending', { digits: paymentLabel })}` : ''}
      </p>
      {isCollected ? null : <p className="text-muted">{t('next.byYou')}</p>}
      <Panel repeat={repeat} title={t('method.change')}>
        <MethodPanel repeat={repeat} reload={reload} />
      </Panel>
    </Part>
  )
}

function Part({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

type PanelProps = { repeat: OneRepeat; title: string; children: ReactNode }

/** What is about to be ordered, or over, is not changed (REPEAT-39). */
function Panel({ repeat, title, children }: PanelProps) {
  return repeat.mayChange ? <ChangePanel title={title}>{children}</ChangePanel> : null
}
