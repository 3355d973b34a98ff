import { useQuery } from '@tanstack/react-query'
import { useTextsByName, useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useChange } from '../../platform/use-change'
import { useTask } from '../../platform/use-tasks'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { Loading } from '../../ui/states'
import { TaskProgress, TaskRefusals } from '../../ui/task-progress'

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
  const actions = task ? (
    <>
      <Button look="primary" onPress={onClose}>
        {t('many.close')}
      </Button>
      <SlipLinks orderIds={orderIds} />
    </>
  ) : (
    <Button
      look="primary"
      icon="truck"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter confirms, also before the plan is read
      autoFocus
      isPending={start.isPending}
      onPress={() => start.mutate([...orderIds])}
    >
      {t('many.confirm', { count: orderIds.length })}
    </Button>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('many.title', { count: orderIds.length })}
      size="medium"
      actions={actions}
    >
      {task ? (
        <div className="grid gap-4">
          <TaskProgress task={task} />
          <TaskRefusals task={task} />
        </div>
      ) : (
        <Plan orderIds={orderIds} />
      )}
    </Dialog>
  )
}

/** What would be refused if it began now. */
function Plan({ orderIds }: { orderIds: readonly number[] }) {
  const t = useTranslations('office-shipping')
  const ids = [...orderIds]
  const { data: plan, isPending } = useQuery({
    queryKey: ['shipping', 'plan', ids],
    queryFn: ({ signal }) =>
      read(api.POST('/staff-api/v1/tasks/ship-orders/plan', { body: { ids }, signal })),
    staleTime: 0,
  })
  if (isPending) return <Loading />
  if (!plan) return null
  const { refusals, changes } = plan
  return (
    <div className="grid gap-4">
      <p>{t('many.lead')}</p>
      {refusals.length > 0 ? (
        <>
          <p className="text-warning font-medium">{t('many.cannot', { count: refusals.length })}</p>
          <TaskRefusals task={{ kind: 'ship-orders', refusals, refused: refusals.length }} />
        </>
      ) : null}
      <PlannedChanges changes={changes} />
    </div>
  )
}

/** TASKS-5: the first of them, before and after. */
function PlannedChanges({ changes }: Pick<StaffSchemas['TaskPlan'], 'changes'>) {
  const t = useTranslations('office-shipping')
  const status = useTextsByName('office-orders.status')
  if (changes.length === 0) return null
  const named = (word: string | null | undefined) => status[word ?? ''] ?? word
  return (
    <table className="w-full border-collapse text-left">
      <caption className="text-muted pb-1 text-left">{t('many.changes', { count: changes.length })}</caption>
      <tbody>
        {changes.map(({ entityId, before, after }) => (
          <tr key={entityId} className="border-line border-b">
            <th scope="row" className="py-1 pr-3 font-semibold">
              {entityId}
            </th>
            <td className="py-1 pr-3 whitespace-nowrap">
              {named(before['status'])} → {named(after['status'])}
            </td>
            <td className="text-muted py-1">{after['lots'] ?? t('many.noLots')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const mostSlips = 50

/** SHIPMENTS-8: the packing slips as one paper; of very many orders as several. */
function SlipLinks({ orderIds }: { orderIds: readonly number[] }) {
  const t = useTranslations('office-shipping')
  const parts = Array.from({ length: Math.ceil(orderIds.length / mostSlips) }, (_, place) =>
    orderIds.slice(place * mostSlips, (place + 1) * mostSlips),
  )
  return parts.map((part) => (
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
