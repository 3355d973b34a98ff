export type TaskQueue = {
  /** Runs the task when those before it are done. Tasks of one name that still wait are one task. */
  run: (task: () => Promise<void>, name?: string) => Promise<void>
}

/** One thing after the other, in the order they were asked for; a failure does not stop the next one. */
export function createTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve()
  const waiting = new Map<string, Promise<void>>()
  return {
    run(task, name) {
      const same = name === undefined ? undefined : waiting.get(name)
      if (same) return same
      const done = last.then(() => {
        if (name !== undefined) waiting.delete(name)
        return task()
      })
      if (name !== undefined) waiting.set(name, done)
      last = done.catch(() => undefined)
      return done
    },
  }
}
