import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { outsideTransaction } from '../packages/backend/src/database/run-migrations.ts'

const folder = path.resolve(import.meta.dirname, '../packages/backend/migrations')

/** The baseline makes the tables of an empty database. */
const firstChecked = 1

const refused: [RegExp, string][] = [
  [/\bdrop\s+(table|column|schema|type)\b/i, 'takes away what the release before it may still use'],
  [/\brename\b/i, 'renames what the release before it still uses'],
  [
    /\bset\s+not\s+null\b/i,
    'reads the whole table under a lock and refuses what the release before it writes',
  ],
  [
    /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/is,
    'demands a value that the release before it does not write',
  ],
  [/\bset\s+data\s+type\b|\balter\s+column\b.*\btype\b/i, 'writes the whole table anew under a lock'],
  [/\bcreate\s+(unique\s+)?index\b(?!\s+concurrently)/i, 'keeps everybody from writing while it is built'],
  [
    /\badd\s+constraint\b(?!.*\bnot\s+valid\b)/is,
    'reads the whole table under a lock: add it not valid, validate it in a later step',
  ],
]

/** A transaction keeps the locks of its other steps for as long as the table is read. */
const refusedInTransaction: [RegExp, string] = [
  /\bvalidate\s+constraint\b/i,
  'reads the whole table under the locks of its transaction: validate it in a file outside a transaction',
]

/** The release that runs goes on selling while the next one's migrations run, and after them (MIGRATE-3). */
export function migrationProblems(sql: string): string[] {
  const steps = sql.split('--> statement-breakpoint')
  const created = new Set(steps.flatMap((step) => createdTable(step) ?? []))
  const rules = outsideTransaction.test(sql) ? refused : [...refused, refusedInTransaction]
  return steps.flatMap((step) => {
    const text = step.replaceAll(/--.*$/gm, '')
    if (/^\s*-- allowed: \S/m.test(step) || created.has(tableOf(text))) return []
    return rules.filter(([words]) => words.test(text)).map(([, why]) => `${firstLine(text)} ${why}`)
  })
}

/** A table that the same migration creates is not in use yet. */
function createdTable(step: string): string | undefined {
  return /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/i.exec(step)?.[1]
}

function tableOf(text: string): string {
  return /\b(?:alter\s+table|on)\s+(?:only\s+)?"?(\w+)/i.exec(text)?.[1] ?? ''
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? ''
}

export function checkMigrations(): boolean {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.sql') && Number.parseInt(file) >= firstChecked,
  )
  const problems = files.flatMap((file) =>
    migrationProblems(readFileSync(path.join(folder, file), 'utf8')).map((problem) => `${file}: ${problem}`),
  )
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}
