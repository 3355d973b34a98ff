import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { type Task, useTask } from '../../platform/use-tasks'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Failed, Loading } from '../../ui/states'
import { TaskProgress, TaskRefusals } from '../../ui/task-progress'
import { ManyParcels } from './many-parcels'
import { PapersOfMany } from './paper-links'
import { countToSend, ordersThatGo } from './ship-many'
import { ShipManyPlan } from './ship-many-plan'
import { forgetNumbers, useManyParcels } from './use-many-parcels'
import type { Carrier } from '@haverhof/domain/orders'
import { useChange } from '../../platform/use-change'
import { rememberCarrier } from './parcel-fields'

type Props = {
  orderIds: readonly number[]
  onClose: () => void
}

/** Sends several orders, each whole with the lots that are proposed; what cannot be sent is said before and after (SHIPMENTS-8). */
export function ShipManyDialog({ orderIds, onClose }: Props) {
  const t = useTranslations('office-shipping')
  const start = useShipMany()
  const { data: task = start.data } = useTask(start.data?.taskId ?? null)
  const { data: plan, isPending, error, refetch } = usePlan(orderIds)
  const going = plan ? ordersThatGo(orderIds, plan.refusals) : []
  const parcels = useManyParcels(going)
  const button = useRef<HTMLButtonElement>(null)
  const [confirmed, setConfirmed] = useState(orderIds.length)
  const planned = start.isPending ? confirmed : countToSend(orderIds.length, plan)
  const count = task ? task.total - task.refused : planned
  const why = count === 0 ? t('many.whyNone') : parcels.problem
  const confirm = () => {
    setConfirmed(count)
    start.mutate({ ids: [...orderIds], ...parcels.sent })
  }
  const actions = task ? (
    <>
      <Button look="primary" onPress={onClose}>
        {t('many.close')}
      </Button>
      <PapersOfTask orderIds={orderIds} task={task} />
    </>
  ) : (
    <>
      <Button
        ref={button}
        look="primary"
        icon="truck"
        autoFocus
        isPending={start.isPending}
        why={why}
        onPress={confirm}
      >
        {t('many.confirm', { count })}
      </Button>
      <PapersOfMany orderIds={going} />
    </>
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
      {!task && error ? <Failed error={error} retry={() => void refetch()} /> : null}
      {!task && plan ? (
        <div className="grid gap-5">
          <ShipManyPlan plan={plan} chosen={orderIds.length} />
          <ManyParcels orderIds={going} parcels={parcels} onEnd={() => button.current?.focus()} />
        </div>
      ) : null}
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

/** The papers of what was sent (SHIPMENTS-17). */
function PapersOfTask({ orderIds, task }: { orderIds: readonly number[]; task: Task }) {
  if (task.state === 'running') return null
  return <PapersOfMany orderIds={ordersThatGo(orderIds, task.refusals)} />
}

type OrdersToShip = {
  ids: number[]
  carrier: Carrier | null
  parcels: { orderId: number; parcelNumbers: string[] }[]
}

/** Sends them, each by itself (SHIPMENTS-8). */
function useShipMany() {
  return useChange({
    run: (body: OrdersToShip, sent) => {
      rememberCarrier(body.carrier)
      return read(api.POST('/staff-api/v1/tasks/ship-orders', { body, ...sent }))
    },
    renews: [['orders'], ['shipping'], ['stock'], ['lots'], ['tasks']],
    done: ({ refusals }, { ids }) => forgetNumbers(ordersThatGo(ids, refusals)),
  })
}
