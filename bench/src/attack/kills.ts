import { setTimeout as wait } from 'node:timers/promises'
import { medianAndWorst, seconds as inSeconds } from './figures.ts'
import { startGuests, wrongFailures } from './guests.ts'
import type { Attack, World } from './world.ts'

const betweenMs = 2000
/** Thirty seconds without a heartbeat, and a check every ten. */
const longestHeldMs = 60_000

/** Orders at a steady rate while one process after the other is killed without warning and started again. */
export const kills: Attack = async (world, { seconds }) => {
  const until = performance.now() + seconds * 1000
  const guests = startGuests(world)
  const back: number[] = []
  do {
    for (const shop of world.shops) {
      await wait(betweenMs)
      await shop.kill()
      const killed = performance.now()
      await shop.start()
      back.push(performance.now() - killed)
    }
  } while (performance.now() < until)
  const { acknowledged, lost, doubled } = await guests.settle()
  const freeMs = await untilFree(world)
  return {
    figures: [
      `${back.length} kills, ${acknowledged} orders acknowledged: ${lost} lost, ${doubled} doubled`,
      `a killed process is ready again after ${medianAndWorst(back)}; no job waits for the dead ${inSeconds(freeMs)} after the last orders`,
    ],
    failures: [
      ...(acknowledged > 0 ? [] : ['no order was acknowledged']),
      ...(lost > 0 ? [`${lost} acknowledged orders are lost`] : []),
      ...(doubled > 0 ? [`${doubled} orders are doubled`] : []),
      ...(freeMs <= longestHeldMs ? [] : ['jobs are kept by workers that are dead (WORKER-13)']),
      ...wrongFailures(guests.failures),
    ],
  }
}

/** Until every job that was taken is free, or taken by another worker. */
async function untilFree({ sql }: World): Promise<number> {
  const began = performance.now()
  const [now] = await sql<{ at: Date }>('select now() at')
  const held = 'select from graphile_worker.jobs where locked_at <= $1'
  while ((await sql(held, [now?.at])).length > 0 && performance.now() - began <= longestHeldMs)
    await wait(200)
  return performance.now() - began
}
