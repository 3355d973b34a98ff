import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildAppsWhenStale } from '../../scripts/build-apps.ts'
import { backlog } from './attack/backlog.ts'
import { clocks } from './attack/clocks.ts'
import { crashes } from './attack/crashes.ts'
import { endings } from './attack/endings.ts'
import { seconds as inSeconds } from './attack/figures.ts'
import { fuzz } from './attack/fuzz.ts'
import { guesses } from './attack/guesses.ts'
import { kills } from './attack/kills.ts'
import { mail } from './attack/mail.ts'
import { matrix } from './attack/matrix.ts'
import {
  type AttackName,
  attackNames,
  type AttackOptions,
  BadOption,
  longestRunMs,
  readAttackOptions,
} from './attack/options.ts'
import { packers } from './attack/packers.ts'
import { refunds } from './attack/refunds.ts'
import { overload } from './attack/overload.ts'
import { createRandom } from './attack/random.ts'
import { races } from './attack/races.ts'
import { webhooks } from './attack/webhooks.ts'
import { type Attack, type Finding, openWorld, type World } from './attack/world.ts'

const attacks: Record<AttackName, Attack> = {
  races,
  packers,
  refunds,
  guesses,
  endings,
  kills,
  crashes,
  webhooks,
  backlog,
  clocks,
  mail,
  overload,
  matrix,
  fuzz,
}

const logFile = path.resolve(import.meta.dirname, '../../.data/attack.log')
const mostLines = 12
const longestEndMs = 20_000

/** Everything that may happen to a shop in a bad week, in a few minutes, against real processes: before a release. */
async function main(options: AttackOptions): Promise<boolean> {
  console.log(`Seed ${options.seed}; the shops write to ${logFile}`)
  await buildAppsWhenStale()
  mkdirSync(path.dirname(logFile), { recursive: true })
  await using world = await openWorld(createRandom(options.seed), logFile)
  endInTime(world, options)
  let isGood = true
  for (const name of attackNames.filter((name) => options.only.includes(name))) {
    const began = performance.now()
    const finding = await attacks[name](world, options).catch(asFinding)
    isGood = report(name, finding, performance.now() - began) && isGood
  }
  const breaches = await world.books()
  const figures = [breaches.length === 0 ? 'the books are in order' : `${breaches.length} breaches`]
  return report('books', { figures, failures: breaches }, 0) && isGood
}

function asFinding(error: unknown): Finding {
  return { figures: [], failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
}

function report(name: string, { figures, failures }: Finding, ms: number): boolean {
  console.log(`${failures.length === 0 ? 'PASS' : 'FAIL'} ${name} (${inSeconds(ms)})`)
  for (const figure of figures) console.log(`     ${figure}`)
  const different = [...new Set(failures)]
  for (const failure of different.slice(0, mostLines)) console.log(`  !  ${failure}`)
  if (different.length > mostLines) console.log(`  !  and ${different.length - mostLines} more`)
  return failures.length === 0
}

/** Ends all child processes, also after a hang or a signal. */
function endInTime(world: World, options: AttackOptions): void {
  const end = (why: string) => {
    console.log(`FAIL ${why}`)
    const ending = Promise.resolve(world[Symbol.asyncDispose]())
    Promise.race([ending, wait(longestEndMs)])
      .catch(console.error)
      .finally(() => process.exit(1))
  }
  setTimeout(end, longestRunMs(options), 'the attack lasted too long').unref()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
}

try {
  if (!(await main(readAttackOptions(process.argv.slice(2))))) process.exitCode = 1
} catch (error) {
  console.error(error instanceof BadOption ? error.message : error)
  process.exitCode = 1
}
