import { isPaymentMethod } from '@haverhof/domain/payments'
import { useCallback } from 'react'
import { useTranslations } from '#texts'

/** What staff call a way to pay; a gift card or a total of nothing needs none. */
export function usePaymentName(): (methodId: string | null) => string {
  const t = useTranslations('office-orders')
  return useCallback(
    (methodId) => {
      if (methodId === null) return t('payment.none')
      return isPaymentMethod(methodId) ? t(`payment.${methodId}`) : methodId
    },
    [t],
  )
}
