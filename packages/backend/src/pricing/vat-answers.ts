import { isVatNumber, tidyVatNumber } from '@haverhof/domain/pricing'
import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { countAttempt } from '../limits/index.ts'
import type { VatAnswer } from './vat-answer.ts'
import { vatRegister } from './vat-register.ts'

const keptMs = 10 * MINUTE
const mostKept = 500

/** CART-16: the register belongs to the public: nobody asks it for more numbers than this through us. */
const questions = { limit: 30, windowMs: 10 * MINUTE }

type Kept = { answer: VatAnswer; until: number }

const known = new WeakMap<AppContext, Map<string, Kept>>()

/** CART-16: what the register says about a number; an answer counts for ten minutes. */
export async function askVatRegister(
  context: AppContext,
  vatNumber: string,
  clientIp: string | null,
): Promise<VatAnswer> {
  if (!isVatNumber(vatNumber)) return 'invalid'
  const number = tidyVatNumber(vatNumber)
  const answers = known.get(context) ?? new Map<string, Kept>()
  known.set(context, answers)
  const now = context.now().getTime()
  const kept = answers.get(number)
  if (kept && now < kept.until) return kept.answer
  if (clientIp !== null) await countAttempt(context, `vat-number:${clientIp}`, questions)
  const answer = await vatRegister(context).check(number)
  // A register that is away now may be back in a moment.
  if (answer !== 'unavailable') keep(answers, number, { answer, until: now + keptMs })
  return answer
}

function keep(answers: Map<string, Kept>, number: string, kept: Kept): void {
  answers.delete(number)
  answers.set(number, kept)
  for (const oldest of answers.keys()) {
    if (answers.size <= mostKept) return
    answers.delete(oldest)
  }
}
