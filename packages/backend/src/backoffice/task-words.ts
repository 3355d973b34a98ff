/** What can be done with many things at once. A new one gets its line in `tasks/kinds.ts`. */
export const taskKinds = ['ship-orders', 'retry-mails'] as const
export type TaskKind = (typeof taskKinds)[number]

export const taskStates = ['running', 'done', 'stopped'] as const
export type TaskState = (typeof taskStates)[number]

export const taskItemStates = ['waiting', 'done', 'refused'] as const
export type TaskItemState = (typeof taskItemStates)[number]
