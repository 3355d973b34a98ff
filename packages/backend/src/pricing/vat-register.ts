import { isVatNumber, regionOfVatNumber, tidyVatNumber } from '@haverhof/domain/pricing'
import type { AppContext } from '../app-context.ts'
import { type VatRegister, viesRegister } from './vies.ts'

/**
 * A number counts only when the register knows it (PRICING-14). When the register cannot be asked, VAT is charged. A shop
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

/** Whether the check digits of a VAT number fit (PRICING-11). A country whose arithmetic is not known is left to the register. */
export async function hasVatCheckDigits(vatNumber: string): Promise<boolean> {
  if (!isVatNumber(vatNumber)) return false
  // Loaded by the first who types a number: a start must be quick.
  const { checkVAT, countries } = await import('jsvat-next')
  if (checkVAT(vatNumber, countries).isValid) return true
  const regionCode = regionOfVatNumber(vatNumber)
  return !countries.some(({ codes }) => codes.includes(regionCode))
}
