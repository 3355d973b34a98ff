import type pg from 'pg'
import { DataProblem } from '../seed/data-problem.ts'
import type { ContentFiles } from './content-data.ts'
import type { NavigationEntry } from './records.ts'

/** What no site has is left out of every menu, so a ref that nothing bears would never be missed (CONTENT-7). */
export async function refuseUnknownRefs(
  client: pg.ClientBase,
  { navigations, footers }: Pick<ContentFiles, 'navigations' | 'footers'>,
): Promise<void> {
  const { rows } = await client.query<{ ref: string }>('select distinct ref from path where is_current')
  const existingRefs = new Set(rows.map(({ ref }) => ref))
  const ofMenus = navigations.flatMap(({ key, primary, secondary }) => [
    ...refsIn(primary, `${key}.primary`),
    ...refsIn(secondary, `${key}.secondary`),
  ])
  const ofFooters = footers.flatMap(({ key, columns, legal }) => [
    ...columns.flatMap(({ entries }, column) => refsIn(entries, `${key}.columns.${column}`)),
    ...refsIn(legal, `${key}.legal`),
  ])
  refuse('navigation.yaml', ofMenus)
  refuse('footer.yaml', ofFooters)

  function refuse(file: string, refs: readonly Named[]): void {
    const problems = refs
      .filter(({ ref }) => !existingRefs.has(ref))
      .map(({ field, ref }) => `${field}: ${ref} is on no site`)
    if (problems.length > 0) throw new DataProblem(file, problems)
  }
}

type Named = { field: string; ref: string }

function refsIn(entries: readonly NavigationEntry[], field: string): Named[] {
  return entries.flatMap(({ ref, also = [] }, index) => [
    { field: `${field}.${index}.ref`, ref },
    ...also.map((link, below) => ({ field: `${field}.${index}.also.${below}.ref`, ref: link.ref })),
  ])
}
