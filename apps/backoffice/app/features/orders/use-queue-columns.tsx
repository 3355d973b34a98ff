import { useMemo } from 'react'
import { useTranslations } from '#texts'
import type { StaffSchemas } from '../../platform/api'
import { useAddressState } from '../../platform/use-address-state'
import type { Column } from '../../ui/list/list-types'
import { PromisedDay } from '../../ui/promised-day'

type ListedOrder = StaffSchemas['OrderSummary']

/** STAFF-33: what only a queue says of its orders: until when they were promised, or why they are a problem. */
export function useQueueColumns(): Column<ListedOrder>[] {
  const t = useTranslations('office-orders')
  const [{ queue }] = useAddressState()
  return useMemo(() => {
    const promised: Column<ListedOrder> = {
      id: 'promised',
      title: t('columns.promised'),
      render: (order) => <PromisedDay promised={order.promised} />,
    }
    const why: Column<ListedOrder> = {
      id: 'why',
      title: t('columns.why'),
      render: ({ troubles }) => troubles.map((cause) => t(`troubles.${cause}`)).join(', '),
    }
    if (queue === 'to-send') return [promised]
    return queue === 'in-trouble' ? [why] : []
  }, [t, queue])
}
