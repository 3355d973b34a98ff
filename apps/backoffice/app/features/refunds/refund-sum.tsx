import { stepUpAboveCents } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import type { DraftSum } from './refund-draft'

type Props = {
  sum: DraftSum & { chargedBackCents?: number }
  refundedCents: number
  limitCents: number | null
}

/** Where the money goes, before the press (REFUNDS-2). */
export function RefundSum({ sum, refundedCents, limitCents }: Props) {
  const t = useTranslations('office-refunds')
  const { cents } = useFormats()
  return (
    <section aria-label={t('sum.title')} className="bg-sunken rounded-card px-4 py-3">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 [&_dd]:text-right">
        <dt className="font-semibold">{t('sum.total')}</dt>
        <dd className="font-semibold">
          <output>{cents(sum.totalCents)}</output>
        </dd>
        {sum.giftCardCents > 0 ? <Row name={t('sum.giftCard')} value={cents(sum.giftCardCents)} /> : null}
        <Row name={t('sum.payment')} value={cents(sum.paymentCents)} />
        {sum.chargedBackCents ? (
          <Row name={t('sum.chargedBack')} value={cents(sum.chargedBackCents)} />
        ) : null}
        {refundedCents > 0 ? <Row name={t('sum.before')} value={cents(refundedCents)} /> : null}
        <Row name={t('sum.after')} value={cents(Math.max(0, sum.leftCents))} />
      </dl>
      <p className="text-muted pt-2 text-sm">
        {t('mailed')} {limitCents === null ? '' : t('limit', { amount: cents(limitCents) })}{' '}
        {sum.needsStepUp ? t('stepUp', { amount: cents(stepUpAboveCents) }) : ''}
      </p>
    </section>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
