import { intervalWords } from '@haverhof/domain/cart'
import type { OrderStatus } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { Badge, type Tone } from '../../ui/badge'

const tones: Partial<Record<OrderStatus, Tone>> = {
  open: 'warning',
  paid: 'brand',
  processing: 'brand',
  sent: 'success',
  cancelled: 'danger',
}

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations('office-orders')
  return <Badge tone={tones[status] ?? 'neutral'}>{t(`status.${status}`)}</Badge>
}

/** Nothing for an order that comes once (REPEAT-3). */
export function RepeatBadge({ days }: { days: number | null }) {
  const t = useTranslations('office-orders')
  return days === null ? null : <Badge>{t('repeat', intervalWords(days))}</Badge>
}
