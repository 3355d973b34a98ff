import { useTranslations } from '#texts'
import { oneOf } from '../../../toolkit/one-of'

const isForConsumers = oneOf(['klarna', 'in3'])
const isForCompanies = oneOf(['billie'])

/** PAYMENTS-18: who lends, from what age, and what paying late leads to; nothing without a lender. */
export function Lender({ methodId, id }: { methodId: string; id: string }) {
  const t = useTranslations('payment.lenders')
  if (!isForConsumers(methodId) && !isForCompanies(methodId)) return null
  return (
    <p id={id} className="text-sm">
      {isForConsumers(methodId) ? <strong className="block">{t('warning')}</strong> : null}
      {t(methodId)}
    </p>
  )
}
