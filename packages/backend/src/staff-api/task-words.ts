export { type TaskKind, taskKinds } from '@haverhof/domain/backoffice'

export const taskStates = ['running', 'done', 'stopped'] as const
export type TaskState = (typeof taskStates)[number]

export const taskItemStates = ['waiting', 'done', 'refused'] as const
export type TaskItemState = (typeof taskItemStates)[number]
