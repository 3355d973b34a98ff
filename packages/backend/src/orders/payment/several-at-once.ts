const atOnce = 4

/** Does the work for every item, a few at a time. What fails for one is told and does not keep the others waiting. */
export async function severalAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  onError: (error: unknown, item: Item) => void,
): Promise<void> {
  const waiting = [...items]
  const takeTurns = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item)
      } catch (error) {
        onError(error, item)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
}
