import { setTimeout as wait } from 'node:timers/promises'
import { medianAndWorst } from './figures.ts'
import { startGuests, wrongFailures } from './guests.ts'
import type { Attack } from './world.ts'

const betweenMs = 2000

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
  return {
    figures: [
      `${back.length} kills, ${acknowledged} orders acknowledged: ${lost} lost, ${doubled} doubled`,
      `a killed process is ready again after ${medianAndWorst(back)}`,
    ],
    failures: [
      ...(acknowledged > 0 ? [] : ['no order was acknowledged']),
      ...(lost > 0 ? [`${lost} acknowledged orders are lost`] : []),
      ...(doubled > 0 ? [`${doubled} orders are doubled`] : []),
      ...wrongFailures(guests.failures),
    ],
  }
}
