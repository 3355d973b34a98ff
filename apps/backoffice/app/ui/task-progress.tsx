import { useTranslations } from '#texts'
import { useFormats } from '../platform/formats'
import { useRefusalText } from '../platform/use-refusal-text'
import type { Task, TaskProgress as Progress } from '../platform/use-tasks'
import { Badge, type Tone } from './badge'

const tones: Record<Progress['state'], Tone> = { running: 'brand', done: 'success', stopped: 'warning' }

/** How far a task is (TASKS-2). */
export function TaskProgress({ task }: { task: Progress }) {
  const t = useTranslations('office-tasks')
  const { number } = useFormats()
  const { state, total, done, refused } = task
  const tone = state === 'done' && refused > 0 ? 'warning' : tones[state]
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{t('progress', { done: number(done), total: number(total) })}</span>
        {refused > 0 ? <span className="text-danger">{t('refused', { count: refused })}</span> : null}
        <span className="flex-1" />
        <Badge tone={tone}>{t(`states.${state}`)}</Badge>
      </div>
      <progress
        aria-label={t(`kinds.${task.kind}`)}
        value={done + refused}
        max={total}
        className="task-progress bg-sunken block h-2 w-full appearance-none overflow-hidden rounded-full"
      />
    </div>
  )
}

/** What was refused, and why (TASKS-4). */
export function TaskRefusals({ task }: { task: Pick<Task, 'kind' | 'refusals' | 'refused'> }) {
  const t = useTranslations('office-tasks')
  const { number } = useFormats()
  const { kind, refusals, refused } = task
  const reason = useRefusalReason()
  if (refusals.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{t('refusedTitle')}</h3>
      <ul className="border-line rounded-control max-h-64 overflow-y-auto border">
        {refusals.map((refusal) => (
          <li
            key={refusal.entityId}
            className="border-line grid grid-cols-[9rem_1fr] gap-2 border-b px-3 py-1.5 last:border-b-0"
          >
            <span className="font-semibold">{t(`things.${kind}`, { id: String(refusal.entityId) })}</span>
            <span>{reason(refusal)}</span>
          </li>
        ))}
      </ul>
      {refused > refusals.length ? (
        <p className="text-muted">{t('refusedMore', { count: number(refused - refusals.length) })}</p>
      ) : null}
    </div>
  )
}

/** What failed three times without being refused has a code of its own. */
function useRefusalReason(): (refusal: { code: string; message: string }) => string {
  const t = useTranslations('office-tasks')
  const refusalText = useRefusalText()
  return (refusal) => (refusal.code === 'failed' ? t('failed') : refusalText(refusal))
}
