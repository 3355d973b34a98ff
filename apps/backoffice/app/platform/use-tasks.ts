import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { type StaffSchemas, api, read } from './api'

export type TaskProgress = StaffSchemas['TaskProgress']
export type Task = StaffSchemas['Task']

/** How often is asked while something runs and no stream tells by itself. */
const askEveryMs = 2000

/** My tasks that run or ended within the hour. */
export function useTasks() {
  const isHeard = useIsHeard()
  return useQuery({
    queryKey: ['tasks', 'mine'],
    queryFn: async ({ signal }) => (await read(api.GET('/staff-api/v1/tasks', { signal }))).items,
    refetchInterval: ({ state }) => (!isHeard && state.data?.some(isRunning) ? askEveryMs : false),
  })
}

/** One of them, with what was refused and why; null asks for nothing. */
export function useTask(taskId: number | null) {
  const isHeard = useIsHeard()
  return useQuery({
    queryKey: ['tasks', 'one', taskId],
    enabled: taskId !== null,
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/tasks/{id}', { params: { path: { id: taskId ?? 0 } }, signal })),
    refetchInterval: ({ state }) => (!isHeard && state.data && isRunning(state.data) ? askEveryMs : false),
  })
}

export function isRunning({ state }: { state: string }): boolean {
  return state === 'running'
}

let isOpen = false
const listeners = new Set<() => void>()

function setOpen(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

function useIsHeard(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
  )
}

/** What the server tells while this window is open; `finished` hears of tasks that ended (EVENTS-1). */
export function useTaskEvents(finished: (task: TaskProgress) => void): void {
  const client = useQueryClient()
  useEffect(() => {
    const source = new EventSource('/staff-api/v1/events')
    source.addEventListener('open', () => {
      setOpen(true)
      // Events before the stream opened were missed.
      void client.invalidateQueries({ queryKey: ['tasks'] })
    })
    source.addEventListener('error', () => setOpen(false))
    source.addEventListener('missed', () => void client.invalidateQueries({ queryKey: ['tasks'] }))
    source.addEventListener('task', ({ data }: MessageEvent<string>) => {
      const progress = JSON.parse(data) as TaskProgress
      takeOver(client, progress)
      if (!isRunning(progress)) finished(progress)
    })
    return () => {
      source.close()
      setOpen(false)
    }
  }, [client, finished])
}

function takeOver(client: QueryClient, progress: TaskProgress): void {
  client.setQueryData<TaskProgress[]>(['tasks', 'mine'], (tasks) =>
    tasks?.map((task) => (task.taskId === progress.taskId ? { ...task, ...progress } : task)),
  )
  client.setQueryData<Task>(
    ['tasks', 'one', progress.taskId],
    (task) => task && { ...task, ...progress, refusals: task.refusals },
  )
  const isKnown = client
    .getQueryData<TaskProgress[]>(['tasks', 'mine'])
    ?.some(({ taskId }) => taskId === progress.taskId)
  if (!isKnown || !isRunning(progress)) void client.invalidateQueries({ queryKey: ['tasks'] })
}
