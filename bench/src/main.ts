import { buildAppsWhenStale } from '../../scripts/build-apps.ts'
import { openBeside } from './beside.ts'
import { measureCachedPage } from './cached-page.ts'
import { type LoadChild, startLoadGenerator } from './children/load-child.ts'
import { startServer } from './children/server-child.ts'
import { ensureCatalogue, openBenchCluster } from './databases.ts'
import { type Catalogue, isAtLarge, measureWorks, openCatalogue } from './measure-works.ts'
import { type Options, isWanted, poolSize, readOptions, shopNodeOptions } from './options.ts'
import { type Row, columns, limitRow, printTable, workRow } from './report.ts'
import { measureSellOuts } from './sell-outs.ts'
import { shopStartSeconds } from './start-up.ts'
import { cachedPageBar, memoryBarMb, searchCpuBar, startUpBarSeconds } from './works.ts'

/** Ours beside a bare server, in one run on one machine: what counts is the ratio. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  await buildAppsWhenStale()
  const cluster = await openBenchCluster()
  try {
    const rows = await benchmark(cluster, options)
    printTable(columns, rows)
    if ((options.assert || options.beside) && rows.some(({ missed }) => missed)) process.exitCode = 1
  } finally {
    await cluster.release()
  }
}

async function benchmark(
  cluster: Awaited<ReturnType<typeof openBenchCluster>>,
  options: Options,
): Promise<Row[]> {
  await using stack = new AsyncDisposableStack()
  const load = stack.use(startLoadGenerator())
  const urls: string[] = []
  for (const size of options.sizes) urls.push(await ensureCatalogue(cluster, size))
  if (options.sellOuts) {
    const rows: Row[] = []
    for (const [index, url] of urls.entries())
      rows.push(await measureSellOuts(load, url, options.sizes[index] ?? 0, options))
    return rows
  }
  const [smallUrl = '', largeUrl] = urls
  const startUp = isWanted(options, 'start') ? await shopStartSeconds(smallUrl) : undefined
  const beside = options.beside && (await openBeside(stack, options.beside, options.sizes.slice(0, 1)))
  const small = await openCatalogue(stack, smallUrl, options, beside || undefined)
  const large = largeUrl === undefined ? undefined : await openCatalogue(stack, largeUrl, options)
  const rows = await measureWorks(load, small, large, options)
  if (isWanted(options, 'cached')) rows.push(await cachedPage(stack, load, small, options))
  if (startUp !== undefined)
    rows.push(
      limitRow('start to first answer, database up', startUp, { limit: startUpBarSeconds, unit: 's' }),
    )
  return [...rows, ...searchCpuRow(rows), memoryRow(rows)]
}

/** The bar is about the catalogue of 1,000; the larger one shows what each product costs. */
function memoryRow(rows: Row[]): Row {
  const small = rows.filter((row) => !isAtLarge(row))
  const most = Math.max(...small.map((row) => row.rssMb ?? 0))
  return limitRow('memory under load', most, { limit: memoryBarMb, unit: 'MB' })
}

function searchCpuRow(rows: Row[]): Row[] {
  const { search, list, most } = searchCpuBar
  const cpuOf = (name: string) => rows.find(({ work }) => work === name)?.cpuMs
  const ofSearch = cpuOf(search)
  const ofList = cpuOf(list)
  if (ofSearch === undefined || ofList === undefined) return []
  return [limitRow('CPU of a search', ofSearch / ofList, { limit: most, unit: 'of a list' })]
}

async function cachedPage(
  stack: AsyncDisposableStack,
  load: LoadChild,
  { url, subjects }: Catalogue,
  options: Options,
): Promise<Row> {
  console.log('Measuring: page from the page cache …')
  const server = stack.use(
    await startServer('shop-process.ts', { args: [url, 'on', poolSize], nodeOptions: shopNodeOptions }),
  )
  const { file, page } = await measureCachedPage(load, server, subjects, options)
  return workRow('page from the page cache (bare: a file)', { ratio: cachedPageBar }, file, page)
}

await main()
