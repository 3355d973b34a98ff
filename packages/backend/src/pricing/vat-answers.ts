import { isVatNumber, tidyVatNumber } from '@haverhof/domain/pricing'
import { MINUTE, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { countAttempt } from '../limits/index.ts'
import type { VatAnswer } from './vies.ts'
import { vatRegister } from './vat-register.ts'

/** The register is public: limits the lookups of one caller through us (CART-16). */
const questions = { limit: 30, windowMs: 10 * MINUTE }

/** What the register says about a number (CART-16). */
export async function askVatRegister(
  context: AppContext,
  vatNumber: string,
  clientIp: string | null,
): Promise<Result<VatAnswer, TooManyAttempts>> {
  if (!isVatNumber(vatNumber)) return success('invalid')
  const number = tidyVatNumber(vatNumber)
  const answers = context.vatAnswers
  const cached = answers.get(number)
  if (cached) return success(cached)
  if (clientIp !== null) {
    const counted = await countAttempt(context, `vat-number:${clientIp}`, questions)
    if (!counted.ok) return counted
  }
  const answer = await vatRegister(context).check(number)
  // A register that is away now may be back in a moment.
  if (answer !== 'unavailable') answers.set(number, answer)
  return success(answer)
}
