import { buildStorefrontWhenStale } from '../../scripts/build-storefront.ts'
import { measureCachedPage } from './cached-page.ts'
import { type LoadChild, startLoadGenerator } from './children/load-child.ts'
import { type ServerChild, startServer } from './children/server-child.ts'
import { ensureCatalogue, openBenchCluster } from './databases.ts'
import { type Measured, measureInTurn } from './measure.ts'
import { type Options, poolSize, readOptions } from './options.ts'
import { type Row, columns, limitRow, printTable, workRow } from './report.ts'
import { type Subjects, readSubjects } from './requests.ts'
import { shopStartSeconds } from './start-up.ts'
import { type Work, cachedPageBar, memoryBarMb, startUpBarSeconds, works } from './works.ts'

type Catalogue = { url: string; subjects: Subjects; bare: ServerChild; ours: ServerChild }

/** Ours beside a bare server, in one run on one machine: what counts is the ratio. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  await buildStorefrontWhenStale()
  const cluster = await openBenchCluster()
  try {
    const rows = await benchmark(cluster, options)
    printTable(columns, rows)
    if (options.assert && rows.some((row) => row.missed)) process.exitCode = 1
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
  const [smallUrl = '', largeUrl] = urls
  const startUp = wanted(options, 'start') ? await shopStartSeconds(smallUrl) : undefined
  const small = await open(stack, smallUrl)
  const large = largeUrl === undefined ? undefined : await open(stack, largeUrl)
  const rows = await measureWorks(load, small, large, options)
  if (wanted(options, 'cached')) rows.push(await cachedPage(stack, load, small, options))
  if (startUp !== undefined)
    rows.push(limitRow('start to first answer, database up', startUp, startUpBarSeconds, 's'))
  return [...rows, memoryRow(rows)]
}

/** The bar is about the catalogue of 1,000; the larger one shows what each product costs. */
function memoryRow(rows: Row[]): Row {
  const small = rows.filter((row) => !row.work.startsWith(atLargeMark))
  return limitRow('memory under load', Math.max(...small.map((row) => row.rssMb ?? 0)), memoryBarMb, 'MB')
}

async function open(stack: AsyncDisposableStack, url: string): Promise<Catalogue> {
  return {
    url,
    subjects: await readSubjects(url),
    bare: stack.use(await startServer('bare-process.ts', { args: [url, poolSize] })),
    ours: stack.use(await startServer('shop-process.ts', { args: [url, 'off', poolSize] })),
  }
}

async function measureWorks(
  load: LoadChild,
  small: Catalogue,
  large: Catalogue | undefined,
  options: Options,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const work of works.filter(({ name }) => wanted(options, name))) {
    console.log(`Measuring: ${work.name} …`)
    rows.push(
      ...(await measureWork(load, work, large ? [small, large] : [small], options).catch(failed(work))),
    )
  }
  return rows
}

async function measureWork(
  load: LoadChild,
  { name, requests, bar }: Work,
  catalogues: Catalogue[],
  options: Options,
): Promise<Row[]> {
  const sides = catalogues.flatMap(({ subjects, bare, ours }) => [
    { server: bare, requests: requests(subjects, 'bare') },
    { server: ours, requests: requests(subjects, 'ours') },
  ])
  const [bare, ours, bareAtLarge, oursAtLarge] = await measureInTurn(load, sides, options)
  if (!bare || !ours) throw new Error('A side was not measured')
  const row = workRow(name, bar, bare, ours, oursAtLarge)
  return bareAtLarge && oursAtLarge ? [row, atLarge(bareAtLarge, oursAtLarge)] : [row]
}

/** One work that cannot be measured is a missed bar, not the end of the run. */
function failed({ name }: Work): (error: unknown) => Row[] {
  return (error) => {
    console.error(error)
    return [{ work: name, cells: [], missed: true }]
  }
}

const atLargeMark = '…'

/** For information: no bar is set for the ratio on the large catalogue. */
function atLarge(bare: Measured, ours: Measured): Row {
  return workRow(`${atLargeMark} at 20,000 products`, { ratio: 0 }, bare, ours, undefined)
}

async function cachedPage(
  stack: AsyncDisposableStack,
  load: LoadChild,
  { url, subjects }: Catalogue,
  options: Options,
): Promise<Row> {
  console.log('Measuring: page from the page cache …')
  const server = stack.use(await startServer('shop-process.ts', { args: [url, 'on', poolSize] }))
  const { file, page } = await measureCachedPage(load, server, subjects, options)
  return workRow('page from the page cache (bare: a file)', { ratio: cachedPageBar }, file, page, undefined)
}

function wanted({ only }: Options, name: string): boolean {
  return only === undefined || name.includes(only)
}

await main()
