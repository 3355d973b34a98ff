import { orderStatuses } from '@haverhof/domain/orders'
import { paymentMethods } from '@haverhof/domain/payments'
import type { StaffQuery } from '../../platform/api'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useCan, useSites } from '../../platform/session'
import type { Filter } from '../../ui/list/list-types'
import { usePaymentName } from './use-payment-name'

export type OrderQuery = StaffQuery<'/staff-api/v1/orders'>

const queues = ['to-send', 'in-trouble'] as const
const deliveryKinds = ['home', 'alternative', 'parcel-shop', 'dealer', 'none'] as const
/** The countries with the most parcels. Orders to others are found by their town. */
const countries = [
  'NL',
  'BE',
  'DE',
  'AT',
  'LU',
  'FR',
  'DK',
  'SE',
  'FI',
  'IE',
  'IT',
  'ES',
  'PT',
  'EE',
  'PL',
  'CZ',
  'CH',
  'GB',
]

/** Each of these narrows the list by an index of its own (STAFF-32). */
export function useOrderFilters(): Filter[] {
  const t = useTranslations('office-orders')
  const can = useCan()
  const { country } = useFormats()
  const sites = useSites()
  const paymentName = usePaymentName()
  const payments: Filter = {
    id: 'paymentMethodId',
    label: t('columns.payment'),
    kind: 'choice',
    options: Object.keys(paymentMethods).map((value) => ({ value, label: paymentName(value) })),
  }
  return [
    {
      id: 'queue',
      label: t('queue.title'),
      kind: 'choice',
      options: queues.map((value) => ({ value, label: t(`queue.${value}`) })),
    },
    {
      id: 'status',
      label: t('columns.status'),
      kind: 'choice',
      options: orderStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      id: 'siteId',
      label: t('columns.site'),
      kind: 'choice',
      options: [...new Map(sites.map(({ siteId, host }) => [siteId, host])).entries()].map(
        ([siteId, host]) => ({ value: String(siteId), label: host }),
      ),
    },
    {
      id: 'country',
      label: t('country'),
      kind: 'choice',
      options: countries.map((value) => ({ value, label: country(value) })),
    },
    {
      id: 'deliveryKind',
      label: t('delivery.title'),
      kind: 'choice',
      options: deliveryKinds.map((value) => ({ value, label: t(`delivery.${value}`) })),
    },
    {
      id: 'repeat',
      label: t('repeats.title'),
      kind: 'choice',
      options: [{ value: 'yes', label: t('repeats.yes') }],
    },
    ...(can('payments.read') ? [payments] : []),
    { id: 'from', label: t('from'), kind: 'day' },
    { id: 'until', label: t('until'), kind: 'day' },
  ]
}
