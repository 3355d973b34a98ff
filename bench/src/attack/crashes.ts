import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '../with-client.ts'
import { ask } from './ask.ts'
import { ajax, endPayment, goToCheckout, orderIn, sendOrder, tellShop } from './buying.ts'
import { medianAndWorst, seconds as inSeconds } from './figures.ts'
import { startGuests, wrongFailures } from './guests.ts'
import { type Attack, cutOthers, type World } from './world.ts'

const betweenMs = 2000
const spellMs = 5000
const longestHealingMs = 45_000

/** PostgreSQL is ended without warning under load, again and again; then for a while it takes no writes. */
export const crashes: Attack = async (world, { seconds }) => {
  const until = performance.now() + seconds * 1000
  const guests = startGuests(world)
  const back: number[] = []
  do {
    await wait(betweenMs)
    await world.database.crash()
    const up = performance.now()
    await whenSelling(world)
    back.push(performance.now() - up)
  } while (performance.now() < until)
  const { acknowledged, lost, doubled } = await guests.settle()
  const spell = await refuseWrites(world)
  const dead = world.shops.filter((shop) => !shop.isAlive()).length
  return {
    figures: [
      `${back.length} crashes, ${acknowledged} orders acknowledged: ${lost} lost, ${doubled} doubled, ${dead} processes ended`,
      `first cart after the database is up: ${medianAndWorst(back)}; ${spell.figure}`,
    ],
    failures: [
      ...(acknowledged > 0 ? [] : ['no order was acknowledged']),
      ...(lost > 0 ? [`${lost} acknowledged orders are lost`] : []),
      ...(doubled > 0 ? [`${doubled} orders are doubled`] : []),
      ...(dead > 0 ? [`${dead} processes ended`] : []),
      ...wrongFailures(guests.failures),
      ...spell.failures,
    ],
  }
}

async function whenSelling(world: World): Promise<void> {
  const until = performance.now() + longestHealingMs
  for (const { port } of world.shops)
    while ((await ask(port, { method: 'POST', path: '/api/cart', headers: ajax })).status !== 200) {
      if (performance.now() > until) throw new Error('A shop sells nothing after a crash of its database')
      await wait(50)
    }
}

/** As after a failover to a machine that only reads: everybody is cut off, comes back, and may write nothing. */
async function refuseWrites(world: World): Promise<{ figure: string; failures: string[] }> {
  const ready = await goToCheckout(world)
  const paymentId = await endPayment(world, orderIn(await sendOrder(world, ready)), 'paid')
  const failures: string[] = []
  await alter(world, 'set default_transaction_read_only = on')
  const until = performance.now() + spellMs
  let refused = 0
  while (performance.now() < until) {
    const { status, text } = await tellShop(world, paymentId)
    if (status === 503 || status === 0) refused += 1
    else
      failures.push(`while nothing can be written a webhook is answered with ${status} ${text.slice(0, 120)}`)
    await wait(250)
  }
  await alter(world, 'reset default_transaction_read_only')
  const healed = performance.now()
  while (!world.mail.mails.some(({ recipients }) => recipients.includes(ready.email))) {
    if (performance.now() > healed + longestHealingMs)
      return { figure: 'no mail since', failures: [...failures, 'the worker does nothing after the spell'] }
    await tellShop(world, paymentId)
    await wait(250)
  }
  const after = inSeconds(performance.now() - healed)
  return {
    figure: `${refused} webhooks refused while nothing could be written, mail sent ${after} after`,
    failures,
  }
}

function alter({ database }: World, change: string): Promise<void> {
  return withClient(database.url, async (client) => {
    await client.query('set default_transaction_read_only = off')
    await client.query(`alter database ${new URL(database.url).pathname.slice(1)} ${change}`)
    await client.query(cutOthers)
  })
}
