import type { Measured } from './measure.ts'
import { type Bar, besideBar } from './works.ts'

export type Row = {
  work: string
  cells: string[]
  missed: boolean
  rssMb?: number
  cpuMs?: number
}

export const columns = [
  'work',
  'bare/s',
  'ours/s',
  'p50 ms',
  'p99 ms',
  'queries',
  'CPU ms',
  'CPU before',
  'of before (bar)',
  'RSS MB',
  'ratio (bar)',
  '20k/1k cost (bar)',
  '',
]

type Others = {
  /** Ours on the larger catalogue. */
  atLarge?: Measured | undefined
  /** The older commit. */
  before?: Measured | undefined
}

/** Ours beside the bare server, beside itself on the larger catalogue, and beside an older commit. */
export function workRow(
  work: string,
  bar: Bar,
  bare: Measured,
  ours: Measured,
  { atLarge, before }: Others = {},
): Row {
  const ratio = ours.perSecond / bare.perSecond
  const growth = atLarge && ours.perSecond / atLarge.perSecond
  const ofBefore = before && ours.cpuMs / before.cpuMs
  const isCostly =
    ours.queries > (bar.queries ?? Infinity) + 0.05 ||
    (growth ?? 0) > (bar.growth ?? Infinity) ||
    (ofBefore ?? 0) > besideBar
  return {
    work,
    missed: isCostly || ratio < bar.ratio,
    rssMb: ours.rssMb,
    cpuMs: ours.cpuMs,
    cells: [
      whole(bare.perSecond),
      whole(ours.perSecond),
      whole(ours.p50),
      whole(ours.p99),
      bar.queries === undefined ? ours.queries.toFixed(1) : `${ours.queries.toFixed(1)} (≤ ${bar.queries})`,
      ours.cpuMs.toFixed(2),
      before ? before.cpuMs.toFixed(2) : '',
      ofBefore ? `${ofBefore.toFixed(2)} (≤ ${besideBar})` : '',
      whole(ours.rssMb),
      `${ratio.toFixed(2)} (≥ ${bar.ratio})`,
      growth === undefined ? '' : `${growth.toFixed(2)}${bar.growth ? ` (≤ ${bar.growth})` : ''}`,
    ],
  }
}

/** Visitors on a quiet day (the column of the bare server) beside visitors while packs sell out. */
export function sellOutRow(
  work: string,
  quiet: { pages: number },
  busy: { pages: number; p99: number },
  bar: number,
): Row {
  const ratio = busy.pages / quiet.pages
  const cells = [
    whole(quiet.pages),
    whole(busy.pages),
    '',
    whole(busy.p99),
    ...empty(5),
    `${ratio.toFixed(2)} (≥ ${bar})`,
  ]
  return { work, cells, missed: ratio < bar }
}

/** A single figure with a limit it must stay under. */
export function limitRow(
  work: string,
  figure: number,
  { limit, unit }: { limit: number; unit: string },
): Row {
  const cells = [...empty(9), `${figure.toFixed(unit === 'MB' ? 0 : 2)} ${unit} (≤ ${limit})`, '']
  return { work, cells, missed: figure > limit }
}

export function printTable(header: string[], rows: Row[]): void {
  const lines = [header, ...rows.map((row) => [row.work, ...row.cells, markOf(row)])]
  const widths = header.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  const rule = widths.map((width) => '-'.repeat(width))
  for (const line of [lines[0] ?? [], rule, ...lines.slice(1)]) {
    console.log(`| ${widths.map((width, column) => (line[column] ?? '').padEnd(width)).join(' | ')} |`)
  }
}

function markOf({ missed }: Row): string {
  return missed ? '✗' : '✓'
}

function empty(count: number): string[] {
  return Array.from({ length: count }, () => '')
}

function whole(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0)
}
