/** Does the work on every item, so many at once, until they are used up or it is too late; answers how many were done. */
export async function inParallel<T>(
  items: Iterable<T>,
  { most, until = Infinity }: { most: number; until?: number },
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  const queue = items[Symbol.iterator]()
  let done = 0
  const one = async () => {
    while (performance.now() < until) {
      const { value, done: isOver } = queue.next()
      if (isOver) return
      await work(value)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: most }, one))
  return done
}
