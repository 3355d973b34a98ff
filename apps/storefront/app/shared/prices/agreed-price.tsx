import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { usePaymentName } from '../shop/payment-marks'
import { useFormats } from './formats'

type Props = {
  repeat: Pick<Schemas['RepeatDelivery'], 'isCollected' | 'paymentMethodId' | 'paymentLabel'>
  price: Pick<Schemas['RepeatPrice'], 'amount' | 'amountBefore'>
}

/**
 * What a delivery then costs and how that is collected, said before
 * the press that agrees to it (REPEAT-63, REPEAT-77). Its texts are those of `repeat-addition`.
 */
export function AgreedPrice({ repeat, price: { amount, amountBefore } }: Props) {
  const t = useTranslations('repeat-addition')
  const nameOf = usePaymentName()
  const { euro } = useFormats()
  const { isCollected, paymentMethodId, paymentLabel } = repeat
  const method = [nameOf(paymentMethodId), paymentLabel && `…${paymentLabel}`].filter(Boolean).join(' ')
  return (
    <>
      <p className="text-base font-semibold tabular-nums">
        {amount === amountBefore
          ? t('same', { amount: euro(amount) })
          : t('price', { amount: euro(amount), before: euro(amountBefore) })}
      </p>
      <p>{isCollected ? t('collected', { method }) : t('byYou')}</p>
    </>
  )
}
