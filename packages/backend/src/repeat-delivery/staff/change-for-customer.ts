import type { RepeatState } from '@haverhof/domain/repeat-delivery'
import { missing, type Missing, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../database/index.ts'
import { endLocked } from '../end.ts'
import { pauseAndTell } from '../pause.ts'
import { resumeLocked } from '../resume.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import type { RepeatRow } from '../store/repeat-row.ts'
import { scopeOf, todayAt } from '../store/today.ts'

type Wish = 'pause' | 'resume' | 'end'
type RepeatChange = {
  repeatDeliveryId: number
  siteIds: readonly number[]
  by: string
  wish: Wish
  reason: string
}
type Stand = { state: RepeatState; day: string }

/** What a customer asks for by phone, with the functions and the mails of the customer's own calls (REPEAT-22). */
export async function changeForCustomer(
  context: Pick<AppContext, 'sites' | 'now'>,
  transaction: Transaction,
  { repeatDeliveryId, siteIds, by, wish, reason }: RepeatChange,
): Promise<Result<Stand & { repeatDeliveryId: number }, Missing | 'repeat-ended' | 'not-paused'>> {
  const before = await lockRepeat(transaction, repeatDeliveryId)
  if (!before || !siteIds.includes(before.siteId)) return missing('repeat delivery')
  if (before.state === 'ended') return refusal('repeat-ended')
  const now = context.now()
  const today = todayAt(await scopeOf(context, before), now)
  const changed = await wishes[wish](transaction, before, { today, now })
  if (!changed.ok) return changed
  const after = changed.value
  const changes = [
    { field: 'state' as const, before: before.state, after: after.state },
    { field: 'day' as const, before: before.day, after: after.day },
  ].filter((change) => change.before !== change.after)
  if (changes.length > 0) {
    const entry = { actor: by, action: actions[wish], subject: `account:${before.userId}`, changes }
    const details = { repeatDeliveryId, reason }
    await writeAudit(transaction, { ...entry, details, siteIds: [before.siteId], now })
  }
  return success({ repeatDeliveryId, ...after })
}

type Change = (
  transaction: Transaction,
  repeat: RepeatRow,
  at: { today: string; now: Date },
) => Promise<Result<Stand, 'not-paused'>>

const wishes: Record<Wish, Change> = {
  pause: async (transaction, repeat, { now }) => {
    const { day } = await pauseAndTell(transaction, repeat, { reason: 'staff', now })
    return success({ state: 'paused', day })
  },
  resume: async (transaction, repeat, at) => {
    const resumed = await resumeLocked(transaction, repeat, { isByCustomer: false, ...at })
    return resumed.ok ? success({ state: 'active', day: resumed.value.day }) : resumed
  },
  end: async (transaction, repeat, { now }) => {
    await endLocked(transaction, repeat, { isByCustomer: false, now })
    return success({ state: 'ended', day: repeat.day })
  },
}

const actions = {
  pause: 'repeat-paused',
  resume: 'repeat-resumed',
  end: 'repeat-ended',
} as const satisfies Record<Wish, string>
