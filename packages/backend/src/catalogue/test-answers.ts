import type { TestShop } from '@haverhof/testing'

/** How many statements something takes once everything it needs has been loaded. */
export async function statementsOf(shop: TestShop, work: () => Promise<unknown>): Promise<number> {
  await work()
  const before = shop.context.database.statementCount()
  await work()
  return shop.context.database.statementCount() - before
}

export async function problemOf(response: Response | Promise<Response>) {
  const answer = await response
  return { status: answer.status, ...((await answer.json()) as { code: string; parameter?: string }) }
}
