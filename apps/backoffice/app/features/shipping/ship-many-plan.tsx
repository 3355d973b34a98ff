import { useTextsByName, useTranslations } from '#texts'
import type { StaffSchemas } from '../../platform/api'
import { TaskRefusals } from '../../ui/task-progress'
import { countNotLookedAt } from './ship-many'

type Plan = StaffSchemas['TaskPlan']

/** What would be refused if it began now, and what would be sent. */
export function ShipManyPlan({ plan, chosen }: { plan: Plan; chosen: number }) {
  const t = useTranslations('office-shipping')
  const { refusals, changes } = plan
  const notLookedAt = countNotLookedAt(chosen, plan)
  return (
    <div className="grid gap-4">
      <p>{t('many.lead')}</p>
      {refusals.length > 0 ? (
        <>
          <p className="text-warning font-medium">{t('many.cannot', { count: refusals.length })}</p>
          <TaskRefusals task={{ kind: 'ship-orders', refusals, refused: refusals.length }} />
        </>
      ) : null}
      {notLookedAt > 0 ? <p className="text-muted">{t('many.notLookedAt', { count: notLookedAt })}</p> : null}
      <PlannedChanges changes={changes} />
    </div>
  )
}

/** The first of them, before and after (TASKS-5). */
function PlannedChanges({ changes }: Pick<Plan, 'changes'>) {
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
