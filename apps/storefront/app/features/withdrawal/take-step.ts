import type { Schemas } from '@haverhof/api-client'
import { tidyWithdrawal, type WithdrawalFields, withdrawalProblems } from '@haverhof/domain/orders'

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

/** CHECKOUT-PAGES-65: a step of the form as the browser posts it without scripts: to check, to confirm, or back. */
export async function takeStep(
  posted: FormData,
  send: (values: WithdrawalFields) => Promise<Schemas['WithdrawalReceipt']>,
): Promise<WithdrawalStage> {
  const values = postedValues(posted)
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

function postedValues(posted: FormData): WithdrawalFields {
  const text = (name: keyof WithdrawalFields) => {
    const value = posted.get(name)
    return typeof value === 'string' ? value : ''
  }
  return tidyWithdrawal({
    fullName: text('fullName'),
    orderNumber: text('orderNumber'),
    emailAddress: text('emailAddress'),
    statement: text('statement'),
  })
}
