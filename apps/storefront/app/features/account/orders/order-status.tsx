import type { OrderStatus } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { Badge } from '../../../ui/badge'
import type { OrderInList } from '../account-types'

const tones = {
  open: 'warning',
  paid: 'brand',
  processing: 'brand',
  sent: 'brand',
  closed: 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<OrderStatus, string>

/** The word for where an order is. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations('account.status')
  return <Badge tone={tones[status]}>{t(`${status}.label`)}</Badge>
}

/** Where an order is, in a sentence, with its day where one is known (ACCOUNT-PAGES-5). */
export function useStatusLine() {
  const t = useTranslations('account.status')
  const formats = useFormats()
  return ({ status, sentAt, isCollecting }: Pick<OrderInList, 'status' | 'sentAt' | 'isCollecting'>) => {
    if (isCollecting) return t('open.collecting')
    return status === 'sent' && sentAt ? t('sent.on', { date: formats.date(sentAt) }) : t(`${status}.text`)
  }
}
