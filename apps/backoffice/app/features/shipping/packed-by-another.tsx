import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Button } from '../../ui/button'
import { TakeOver } from './take-over'
import type { Packing } from './use-packing-claim'
import type { Picking } from './use-picking'

type Props = {
  orderId: number
  /** Null where no other order waits. */
  onNext: (() => void) | null
}

/** The order is at another table now (SHIPMENTS-21). */
export function PackedByAnother({ packing, orderId, onNext }: Props & { packing: Packing }) {
  const t = useTranslations('office-shipping')
  const { time } = useFormats()
  const name = packing.byName ?? t('packing.somebody')
  return (
    <Told title={t('packing.taken', { name, number: String(orderId) })} onNext={onNext}>
      <p>{t('packing.takenSince', { since: time(packing.since), until: time(packing.until) })}</p>
      <p>{t('packing.notSent', { name })}</p>
      <p>
        <TakeOver orderId={orderId} packing={packing} />
      </p>
    </Told>
  )
}

type Sent = NonNullable<Picking['lastShipment']>

/** Another packer was first (SHIPMENTS-21). */
export function SentByAnother({ shipment, orderId, onNext }: Props & { shipment: Sent }) {
  const t = useTranslations('office-shipping')
  const { moment } = useFormats()
  const name = shipment.sentByName ?? t('packing.somebody')
  return (
    <Told title={t('packing.sent', { name, number: String(orderId) })} onNext={onNext}>
      <p>{t('packing.sentAt', { moment: moment(shipment.sentAt) })}</p>
      <p>{t('packing.notSentTwice')}</p>
    </Told>
  )
}

type ToldProps = { title: string; onNext: (() => void) | null; children: ReactNode }

function Told({ title, onNext, children }: ToldProps) {
  const t = useTranslations('office-shipping')
  return (
    <div role="alert" className="bg-warning-soft rounded-card grid max-w-4xl gap-3 px-6 py-5">
      <h2 className="text-warning text-2xl">
        <bdi>{title}</bdi>
      </h2>
      {children}
      {onNext ? (
        <p>
          <Button look="primary" autoFocus className="min-h-12! px-6! text-lg" onPress={onNext}>
            {t('pack.next')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
