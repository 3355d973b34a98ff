import { useCallback, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { queryClient } from '../../platform/query-client'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import {
  type TaskProgress as Progress,
  isRunning,
  useTask,
  useTaskEvents,
  useTasks,
} from '../../platform/use-tasks'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TaskProgress, TaskRefusals } from '../../ui/task-progress'

/** What a kind of task changes has to be read anew when one has ended. */
const changes: Record<Progress['kind'], readonly string[]> = {
  'ship-orders': ['orders', 'shipping', 'stock', 'today'],
  'retry-mails': ['mails', 'health', 'today'],
}

/** Above every screen: what runs behind the scenes, how far it is, and what was refused. */
export function RunningTasks() {
  const t = useTranslations('office-tasks')
  const { number } = useFormats()
  const { data: tasks = [] } = useTasks()
  const [isOpen, setOpen] = useState(false)
  useFinished()
  const running = tasks.filter(isRunning)
  if (tasks.length === 0) return null
  const [done, total] = [sum(running, (task) => task.done + task.refused), sum(running, (task) => task.total)]
  return (
    <>
      <Button look="plain" icon={running.length > 0 ? 'clock' : 'check'} onPress={() => setOpen(true)}>
        {running.length > 0 ? t('running', { done: number(done), total: number(total) }) : t('title')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('title')}>
        <div className="grid gap-4">
          {tasks.map((task) => (
            <OneTask key={task.taskId} task={task} />
          ))}
        </div>
      </Dialog>
    </>
  )
}

function OneTask({ task }: { task: Progress }) {
  const t = useTranslations('office-tasks')
  const { ago } = useFormats()
  const [isShown, setShown] = useState(false)
  const { data: whole } = useTask(isShown ? task.taskId : null)
  const stop = useChange({
    run: (id: number, sent) =>
      read(api.POST('/staff-api/v1/tasks/{id}/stop', { params: { path: { id } }, ...sent })),
    renews: [['tasks']],
  })
  return (
    <section className="grid gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="font-semibold">{t(`kinds.${task.kind}`)}</h2>
        <span className="text-muted text-sm">{ago(task.startedAt)}</span>
      </div>
      <TaskProgress task={task} />
      <div className="flex gap-2">
        {isRunning(task) ? <Button onPress={() => stop.mutate(task.taskId)}>{t('stop')}</Button> : null}
        {task.refused > 0 ? (
          <Button onPress={() => setShown(!isShown)} aria-expanded={isShown}>
            {t(isShown ? 'hideRefused' : 'showRefused')}
          </Button>
        ) : null}
      </div>
      {isShown && whole ? <TaskRefusals task={whole} /> : null}
    </section>
  )
}

/** Announces a task that ends in the background. */
function useFinished(): void {
  const t = useTranslations('office-tasks')
  const announce = useCallback(
    ({ kind, state, done, total, refused }: Progress) => {
      for (const key of changes[kind]) void queryClient.invalidateQueries({ queryKey: [key] })
      const name = t(`kinds.${kind}`)
      const text = t('finished', { name, done, total, refused, state: t(`states.${state}`) })
      // What few things needed was told by the screen that asked for it.
      if (total > mostInCall) showToast({ text, ...(refused > 0 && { tone: 'danger' as const }) })
    },
    [t],
  )
  useTaskEvents(announce)
}

/** So many are done before the call is answered (TASKS-2). */
const mostInCall = 50

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}
