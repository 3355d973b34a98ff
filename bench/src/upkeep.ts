import { createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import { parseArgs } from 'node:util'
import { ensureCatalogue, openBenchCluster } from './databases.ts'
import { copyOrders } from './upkeep/copy-orders.ts'
import { fillMachinery } from './upkeep/fill-machinery.ts'
import { measureWork, type WorkFigures } from './upkeep/measure-work.ts'
import { recurringWork } from './upkeep/recurring-work.ts'
import { placeTemplates } from './upkeep/template-orders.ts'
import { withClient } from './with-client.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    years: { type: 'string', default: '3' },
    only: { type: 'string' },
    /** The database of the last run as it was left. */
    again: { type: 'boolean', default: false },
  },
})

/** What the shop does every minute, hour and night, with as many orders as a large shop has in some years. */
async function main(): Promise<void> {
  const cluster = await openBenchCluster()
  try {
    const url = values.again
      ? await upToDate(cluster.url('run_0'))
      : await fill(await ensureCatalogue(cluster, 0))
    for (const work of recurringWork)
      if (work.name.includes(values.only ?? '')) print(await measureWork(url, work))
    await printSizes(url)
  } finally {
    await cluster.release()
  }
}

async function upToDate(url: string): Promise<string> {
  await using context = createAppContext({ env: readEnv({ LOG_LEVEL: 'warn' }), databaseUrl: url })
  await migrate(context.database)
  return url
}

async function fill(url: string): Promise<string> {
  const started = performance.now()
  const count = Number(values.orders)
  const hourAgo = () => new Date(Date.now() - 3_600_000)
  let templates: number[]
  {
    await using context = createAppContext({
      env: readEnv({ LOG_LEVEL: 'warn', SANDBOX_PAYMENTS: 'on' }),
      databaseUrl: url,
      now: hourAgo,
    })
    templates = await placeTemplates(context)
  }
  console.log(`Filling the shop with ${count} orders of 10 lines over ${values.years} years …`)
  await withClient(url, async (client) => {
    await copyOrders(client, { count, templates, years: Number(values.years) })
    await fillMachinery(client, count)
    await client.query('vacuum analyze')
  })
  console.log(`Filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return url
}

function print({ name, seconds, wholeTables }: WorkFigures): void {
  const scans = wholeTables.length > 0 ? `reads whole: ${wholeTables.join(', ')}` : 'by index'
  console.log(`${name.padEnd(40)} ${seconds.toFixed(2).padStart(8)} s   ${scans}`)
}

async function printSizes(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ line: string }>(
      `select relname || ' ' || n_live_tup || ' rows, ' || pg_size_pretty(pg_total_relation_size(relid)) line
        from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 12`,
    ),
  )
  console.log(rows.map(({ line }) => `  ${line}`).join('\n'))
}

await main()
