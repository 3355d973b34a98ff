import type { Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'
import { analysisOf } from './analysis.ts'
import type { LockedSample } from './lock-sample.ts'

type LabNews = {
  kind: 'sample-received' | 'sample-advised' | 'sample-corrected'
  /** What it is told about where a sample can have several of its kind. */
  cause?: number
  now: Date
}

/** A letter in the transaction of its cause, with the way to the result (LABORATORY-14, 22). */
export async function tellCustomer(
  transaction: Transaction,
  sample: LockedSample,
  { kind, cause, now }: LabNews,
): Promise<void> {
  const { sampleId, sampleName, resultKey, orderId, siteId, languageId, emailAddress } = sample
  const resultPath = `/${analysisOf(sample.productType).toLowerCase()}/${resultKey}/`
  const mail = {
    kind,
    causeKey: `${kind}:${cause ?? sampleId}`,
    siteId,
    languageId,
    toAddress: emailAddress,
    facts: { orderId, sampleName, resultPath },
  }
  await queueMail(transaction, mail, now)
  await addJob(transaction, 'send-mail', {})
}
