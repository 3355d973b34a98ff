import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dump, load } from 'js-yaml'

type Counts = Record<string, number>

const root = path.resolve(import.meta.dirname, '..')

/** Counts that may only fall: a higher one is a problem, a lower one is written to the register at once. */
export function ratchetProblems(register: string, counts: Counts, what: string): string[] {
  const file = path.join(root, register)
  const allowed = (load(readFileSync(file, 'utf8')) ?? {}) as Counts
  const lowered = loweredCounts(counts, allowed)
  if (dump(lowered) !== dump(allowed)) {
    writeFileSync(file, dump(lowered))
    console.error(`${register} has lower counts now: commit it`)
  }
  return risenCounts(counts, allowed, what)
}

export function risenCounts(counts: Counts, allowed: Counts, what: string): string[] {
  return Object.entries(counts)
    .filter(([key, count]) => count > (allowed[key] ?? 0))
    .map(([key, count]) => `${key}: ${count} ${what}; ${allowed[key] ?? 0} allowed`)
}

/** The smaller of both, without what has none left. */
export function loweredCounts(counts: Counts, allowed: Counts): Counts {
  const lowered = Object.entries(allowed).map(
    ([key, limit]) => [key, Math.min(limit, counts[key] ?? 0)] as const,
  )
  return Object.fromEntries(lowered.filter(([, count]) => count > 0))
}
