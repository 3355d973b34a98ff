import { intervalWords } from '@haverhof/domain/cart'
import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { Icon } from '../../../ui/icon'

/** What the payer agrees to with this payment, as the page of a bank says it (REPEAT-31). */
export function SandboxMandate({ payment }: { payment: Schemas['SandboxPayment'] }) {
  const t = useTranslations('ordered.sandbox.mandate')
  if (!payment.beginsMandate) return null
  return (
    <section aria-labelledby="mandate" className="border-line rounded-card flex gap-4 border px-5 py-4">
      <Icon name="calendar" size={24} className="mt-1 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 id="mandate" className="font-text text-base font-semibold">
          {t('title')}
        </h2>
        <p className="font-semibold">
          {payment.agreedDays.map((days) => t('every', intervalWords(days))).join(' · ')}
        </p>
        <p className="text-muted text-sm">{t('agreed')}</p>
      </div>
    </section>
  )
}
