import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useChange } from '../../platform/use-change'
import { type Task, useTask } from '../../platform/use-tasks'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { Loading } from '../../ui/states'
import { TaskProgress, TaskRefusals } from '../../ui/task-progress'
import { countToSend, slipParts } from './ship-many'
import { ShipManyPlan } from './ship-many-plan'

type Props = {
  orderIds: readonly number[]
  onClose: () => void
}

/** SHIPMENTS-8: sends several orders, each whole with the lots that are proposed; what cannot be sent is said before and after. */
export function ShipManyDialog({ orderIds, onClose }: Props) {
  const t = useTranslations('office-shipping')
  const start = useChange({
    run: (ids: number[], sent) =>
      read(api.POST('/staff-api/v1/tasks/ship-orders', { body: { ids }, ...sent })),
    renews: [['orders'], ['shipping'], ['stock'], ['lots'], ['tasks']],
  })
  const { data: task = start.data } = useTask(start.data?.taskId ?? null)
  const { data: plan, isPending } = usePlan(orderIds)
  const [confirmed, setConfirmed] = useState(orderIds.length)
  const planned = start.isPending ? confirmed : countToSend(orderIds.length, plan)
  const count = task ? task.total - task.refused : planned
  const confirm = () => {
    setConfirmed(count)
    start.mutate([...orderIds])
  }
  const actions = task ? (
    <>
      <Button look="primary" onPress={onClose}>
        {t('many.close')}
      </Button>
      <SlipLinks orderIds={orderIds} task={task} />
    </>
  ) : (
    <Button
      look="primary"
      icon="truck"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter confirms, also before the plan is read
      autoFocus
      isPending={start.isPending}
      why={count === 0 ? t('many.whyNone') : null}
      onPress={confirm}
    >
      {t('many.confirm', { count })}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('many.title', { count })} size="medium" actions={actions}>
      {task ? (
        <div className="grid gap-4">
          <TaskProgress task={task} />
          <TaskRefusals task={task} />
        </div>
      ) : null}
      {!task && isPending ? <Loading /> : null}
      {!task && plan ? <ShipManyPlan plan={plan} chosen={orderIds.length} /> : null}
    </Dialog>
  )
}

function usePlan(orderIds: readonly number[]) {
  const ids = [...orderIds]
  return useQuery({
    // Not renewed with the orders: once they are sent it would refuse them all.
    queryKey: ['ship-orders-plan', ids],
    queryFn: ({ signal }) =>
      read(api.POST('/staff-api/v1/tasks/ship-orders/plan', { body: { ids }, signal })),
    // What a plan of a moment ago said is not shown again.
    gcTime: 0,
  })
}

/** SHIPMENTS-8: the packing slips of what was sent, as one paper; of very many orders as several. */
function SlipLinks({ orderIds, task }: { orderIds: readonly number[]; task: Task }) {
  const t = useTranslations('office-shipping')
  if (task.state === 'running') return null
  return slipParts(orderIds, task.refusals).map((part) => (
    <a
      key={part[0]}
      href={`/staff-api/v1/shipments/packing-slips.pdf?orderIds=${part.join(',')}`}
      download
      className="border-line-strong bg-surface hover:bg-sunken rounded-control inline-flex min-h-8 items-center gap-1.5 border px-3 py-1 font-medium whitespace-nowrap"
    >
      <Icon name="print" />
      {t('many.slips', { count: part.length })}
    </a>
  ))
}
