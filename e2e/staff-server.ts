import type { RunningShop } from '@haverhof/server'
import { askForReview } from '@haverhof/backend/reviews'
import { writeSearchWords } from '@haverhof/backend/staff-api'
import { createServer } from 'node:http'
import { staffCommands } from '../scripts/staff-commands.ts'
import { staffPort } from './hosts.ts'
import { leaveCart, passDays } from './time-passes.ts'

/** What no member of staff could do. */
const storyCommands: Record<string, typeof passDays | undefined> = {
  'age-proof': ageProof,
  'ask-review': askReview,
  'leave-cart': leaveCart,
  'pass-days': passDays,
  'pass-a-minute': passAMinute,
}

/** The commands of `npm run staff` for stories: they run beside the shop and cannot reach its database. */
export async function startStaffServer({ context }: RunningShop): Promise<AsyncDisposable> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://staff')
    const [name = '', ...words] = searchParams.getAll('word')
    searchParams.delete('word')
    const options = { by: 'story', ...Object.fromEntries(searchParams) }
    const answer =
      storyCommands[name]?.(context, words) ??
      staffCommands[name]?.run(context, words, options) ??
      Promise.reject(new Error('Unknown'))
    answer.then(
      (said) => response.end(said),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(staffPort, '127.0.0.1', resolve))
  return {
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Eleven minutes have passed since this member of staff proved who they are (STAFF-17). */
async function ageProof({ database }: RunningShop['context'], [mailbox]: string[]): Promise<string> {
  await database.pool.query(
    `update staff_session set stepped_up_at = stepped_up_at - interval '11 minutes'
     where member_id = (select member_id from staff_member where email_address = $1)`,
    [mailbox],
  )
  return ''
}

/** What a worker does days after an order was sent. */
async function askReview(context: RunningShop['context'], [orderId]: string[]): Promise<string> {
  if (!(await askForReview(context, Number(orderId))))
    throw new Error(`Order ${orderId} has nothing to review`)
  return ''
}

/** The work of every minute that stories would wait for (STAFF-31). */
async function passAMinute(context: RunningShop['context']): Promise<string> {
  await writeSearchWords(context)
  return ''
}
