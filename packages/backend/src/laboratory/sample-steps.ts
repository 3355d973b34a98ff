import type { AppContext } from '../app-context.ts'
import { inTransaction } from '../database/index.ts'
import { type Correction, enterCorrection } from './correct-measurement.ts'
import { type Receipt, takeIn } from './receive-sample.ts'
import { type AdviceInput, enterAdvice } from './record-advice.ts'
import { type Entered, enterMeasurement } from './record-measurement.ts'

/** The steps of a sample, each in a transaction of its own, for the command line. */
export function receiveSample(context: AppContext, receipt: Receipt) {
  return inTransaction(context, (transaction) => takeIn(context, transaction, receipt))
}

export function recordMeasurement(context: AppContext, entered: Entered) {
  return inTransaction(context, (transaction) => enterMeasurement(context, transaction, entered))
}

export function correctMeasurement(context: AppContext, correction: Correction) {
  return inTransaction(context, (transaction) => enterCorrection(context, transaction, correction))
}

export function recordAdvice(context: AppContext, advice: AdviceInput) {
  return inTransaction(context, (transaction) => enterAdvice(context, transaction, advice))
}
