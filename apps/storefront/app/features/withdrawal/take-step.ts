import type { Schemas } from '@haverhof/api-client'
import { tidyWithdrawal, type WithdrawalFields, withdrawalProblems } from '@haverhof/domain/orders'
import { postedTexts } from '../../shared/forms/posted-texts'

export const withdrawalFields = ['fullName', 'orderNumber', 'emailAddress', 'statement'] as const

/** Where a withdrawal stands. */
export type WithdrawalStage =
  /** `isJudged` when the fields were sent and refused. */
  | { name: 'form'; values: WithdrawalFields; isJudged: boolean }
  | { name: 'review'; values: WithdrawalFields; hasFailed: boolean }
  | { name: 'received'; values: WithdrawalFields; receipt: Schemas['WithdrawalReceipt'] }

export const firstStage: WithdrawalStage = {
  name: 'form',
  values: { fullName: '', orderNumber: '', emailAddress: '', statement: '' },
  isJudged: false,
}

/** A step of the form as the browser posts it without scripts: to check, to confirm, or back (CHECKOUT-PAGES-65). */
export async function takeStep(
  posted: FormData,
  send: (values: WithdrawalFields) => Promise<Schemas['WithdrawalReceipt']>,
): Promise<WithdrawalStage> {
  const values = tidyWithdrawal(postedTexts(posted, withdrawalFields))
  const step = posted.get('step')
  if (step === 'back') return { name: 'form', values, isJudged: false }
  if (withdrawalProblems(values).length > 0) return { name: 'form', values, isJudged: true }
  if (step !== 'confirm') return { name: 'review', values, hasFailed: false }
  try {
    return { name: 'received', values, receipt: await send(values) }
  } catch {
    return { name: 'review', values, hasFailed: true }
  }
}
