import type { Beside } from './beside.ts'
import type { LoadChild } from './children/load-child.ts'
import { type ServerChild, startServer } from './children/server-child.ts'
import { type Contender, type Measured, measureInTurn } from './measure.ts'
import { isWanted, type Options, poolSize, shopNodeOptions } from './options.ts'
import { type Row, workRow } from './report.ts'
import { readSubjects, type Side, type Subjects } from './requests.ts'
import { type Work, works } from './works.ts'
import { createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import { startPgBouncer } from '@haverhof/testing'

type Before = { subjects: Subjects; server: ServerChild }
export type Catalogue = {
  url: string
  subjects: Subjects
  bare: ServerChild
  ours: ServerChild
  /** The shop of an older commit. */
  before?: Before | undefined
}

/** Both servers on one database, and an older one on its own. */
export async function openCatalogue(
  stack: AsyncDisposableStack,
  url: string,
  { pgbouncer }: Options,
  beside?: Beside,
): Promise<Catalogue> {
  const shopUrl = pgbouncer ? await throughPgBouncer(stack, url) : url
  return {
    url,
    subjects: await readSubjects(url),
    bare: stack.use(await startServer('bare-process.ts', { args: [url, poolSize] })),
    ours: stack.use(
      await startServer('shop-process.ts', {
        args: [shopUrl, 'off', poolSize, 'production', url],
        nodeOptions: shopNodeOptions,
      }),
    ),
    before: beside && (await openBefore(stack, beside)),
  }
}

async function openBefore(stack: AsyncDisposableStack, { folder, urls }: Beside): Promise<Before> {
  const [url = ''] = urls
  const args = [url, 'off', poolSize, 'production', url]
  const options = { args, folder, nodeOptions: shopNodeOptions }
  return {
    subjects: await readSubjects(url),
    server: stack.use(await startServer('shop-process.ts', options)),
  }
}

export async function measureWorks(
  load: LoadChild,
  small: Catalogue,
  large: Catalogue | undefined,
  options: Options,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const work of works.filter(({ name }) => isWanted(options, name))) {
    console.log(`Measuring: ${work.name} …`)
    rows.push(
      ...(await measureWork(load, work, large ? [small, large] : [small], options).catch(failed(work))),
    )
  }
  return rows
}

async function measureWork(
  load: LoadChild,
  { name, requests, bar, isVisit }: Work,
  catalogues: Catalogue[],
  options: Options,
): Promise<Row[]> {
  const side = (server: ServerChild, subjects: Subjects, kind: Side): Contender => ({
    server,
    requests: requests(subjects, kind),
    visitsAbout: isVisit && subjects.products.map(({ variantId }) => variantId),
  })
  const before = catalogues[0]?.before
  const sides = [
    ...catalogues.flatMap(({ subjects, bare, ours }) => [
      side(bare, subjects, 'bare'),
      side(ours, subjects, 'ours'),
    ]),
    ...(before ? [side(before.server, before.subjects, 'ours')] : []),
  ]
  const measured = await measureInTurn(load, sides, options)
  const ofBefore = before && measured.pop()
  const [bare, ours, bareAtLarge, oursAtLarge] = measured
  if (!bare || !ours) throw new Error('A side was not measured')
  const row = workRow(name, bar, bare, ours, { atLarge: oursAtLarge, before: ofBefore })
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

export function isAtLarge(row: Row): boolean {
  return row.work.startsWith(atLargeMark)
}

/** For information: no bar is set for the ratio on the large catalogue. */
function atLarge(bare: Measured, ours: Measured): Row {
  return workRow(`${atLargeMark} at 20,000 products`, { ratio: 0 }, bare, ours)
}

/** A pooler before this database, whose connections have the settings that a release gives to the role. */
async function throughPgBouncer(stack: AsyncDisposableStack, url: string): Promise<string> {
  {
    await using first = await startPgBouncer(url)
    const env = readEnv({ LOG_LEVEL: 'warn', DATABASE_URL: first.url, DATABASE_DIRECT_URL: url })
    await using context = createAppContext({ env, databaseUrl: first.url })
    await migrate(context.database)
  }
  return stack.use(await startPgBouncer(url)).url
}
