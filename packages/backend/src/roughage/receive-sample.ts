import { sampleMayBecome } from '@haverhof/domain/roughage'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { inTransaction } from '../database/index.ts'
import { lockSample, todaySql } from './lock-sample.ts'
import { tellCustomer } from './tell-customer.ts'

/** ROUGHAGE-1: a sample has come in; the customer is told. */
export function receiveSample(
  context: AppContext,
  { sampleId, by }: { sampleId: number; by: string },
): Promise<Result<null, 'no-such-sample' | 'no-such-step'>> {
  return inTransaction(context, async (transaction) => {
    const sample = await lockSample(transaction, sampleId)
    if (!sample) return refusal('no-such-sample')
    if (!sampleMayBecome(sample.status, 'received')) return refusal('no-such-step')
    const now = context.now()
    await transaction.rows(receive, [sampleId, now])
    await writeAudit(transaction, {
      actor: by,
      action: 'sample-received',
      subject: `sample ${sampleId}`,
      now,
    })
    await tellCustomer(transaction, sample, { kind: 'sample-received', now })
    return success(null)
  })
}

const receive = {
  name: 'roughage-receive',
  text: `update roughage_sample set status = 'received', received_on = ${todaySql} where sample_id = $1`,
}
