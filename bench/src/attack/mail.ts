import type { MailServerMode } from '@haverhof/testing'
import { setTimeout as wait } from 'node:timers/promises'
import { buyAndPay } from './buying.ts'
import { seconds as inSeconds } from './figures.ts'
import { inParallel } from './in-parallel.ts'
import type { Attack, World } from './world.ts'

const moods: readonly Exclude<MailServerMode, 'ok'>[] = ['refuse', 'hang', '421', 'drop']
const buyers = 4
/** Longer than one conversation with the server may last. */
const settlingMs = 6000
const longestDrainMs = 90_000

/** The mail server is in every bad mood in turn: orders go on, and afterwards every confirmation is delivered. */
export const mail: Attack = async (world, { seconds }) => {
  const figures: string[] = []
  const failures: string[] = []
  for (const mood of moods) {
    world.mail.setMode(mood)
    const emails = await buyFor(world, (seconds * 1000) / moods.length, failures)
    world.mail.setMode('ok')
    const drainedMs = await drain(world)
    const { missing, doubles } = received(world, emails)
    figures.push(
      `${mood}: ${emails.length} orders, all mails out after ${inSeconds(drainedMs)}, ${doubles} twice`,
    )
    if (emails.length === 0) failures.push(`${mood}: nobody could order`)
    if (missing > 0) failures.push(`${mood}: ${missing} of ${emails.length} got no confirmation`)
    if (doubles > 0 && mood !== 'drop') failures.push(`${mood}: ${doubles} mails came twice`)
  }
  return { figures, failures }
}

async function buyFor(world: World, ms: number, failures: string[]): Promise<string[]> {
  const emails: string[] = []
  const until = performance.now() + ms
  await inParallel(forEver(), { most: buyers, until }, async () => {
    const bought = await buyAndPay(world).catch(
      (error: unknown) => void failures.push(String(error).slice(0, 200)),
    )
    if (bought) emails.push(bought.email)
  })
  return emails
}

function* forEver(): Generator<number> {
  for (let turn = 0; ; turn += 1) yield turn
}

/** The shop waits for minutes before it tries again; here what waits is due at once, when no attempt is under way any more. */
async function drain({ sql }: World): Promise<number> {
  const began = performance.now()
  await wait(settlingMs)
  await sql(`update outbox_mail set next_attempt_at = now() where sent_at is null and last_error is not null`)
  await sql(`select graphile_worker.add_job('send-mail')`)
  const waiting = `select from outbox_mail where sent_at is null and next_attempt_at < 'infinity'`
  while ((await sql(waiting)).length > 0 && performance.now() - began < longestDrainMs) await wait(200)
  return performance.now() - began
}

/** A mail that comes twice has the same Message-ID (MAIL-6). */
function received(
  { mail: { mails } }: World,
  emails: readonly string[],
): { missing: number; doubles: number } {
  const wanted = new Set(emails)
  const ids = mails
    .filter(({ recipients }) => recipients.some((recipient) => wanted.has(recipient)))
    .map(({ headers }) => headers.find((header) => /^message-id:/i.test(header)))
  const reached = new Set(mails.flatMap(({ recipients }) => recipients))
  const missing = emails.filter((email) => !reached.has(email)).length
  return { missing, doubles: ids.length - new Set(ids).size }
}
