import { tidyVatNumber } from '@haverhof/domain/pricing'
import type { AppContext } from '../app-context.ts'
import { hasVatCheckDigits } from './vat-check-digits.ts'
import type { VatRegister } from './vat-answer.ts'
import { viesRegister } from './vies.ts'

/**
 * PRICING-14: a number counts only when the register knows it. When the register cannot be asked, VAT is charged. A shop
 * under development has no register: there a number with right check digits counts.
 */
export function vatRegister({ env, log }: Pick<AppContext, 'env' | 'log'>): VatRegister {
  const register =
    env.VAT_REGISTER_URL === undefined
      ? withoutRegister(env.SHOP_ENV)
      : viesRegister(env.VAT_REGISTER_URL, log)
  return {
    check: async (vatNumber) => {
      const tidy = tidyVatNumber(vatNumber)
      return (await hasVatCheckDigits(tidy)) ? register.check(tidy) : 'invalid'
    },
  }
}

function withoutRegister(shopEnv: AppContext['env']['SHOP_ENV']): VatRegister {
  const answer = shopEnv === 'production' ? 'unavailable' : 'valid'
  return { check: () => Promise.resolve(answer) }
}
