import { SECOND } from '@haverhof/domain/shared'
import type { Logger } from 'pino'
import { tracedFetch } from '../observability/index.ts'
import { z } from 'zod'

export type VatAnswer = 'valid' | 'invalid' | 'unavailable'

/** The public register of VAT numbers. */
export type VatRegister = { check: (vatNumber: string) => Promise<VatAnswer> }

const patienceMs = 4 * SECOND

/** A number the register knows, a number it does not know, or a country that does not answer it now. */
const Answer = z.object({ valid: z.boolean() })

/** VIES, the register of the European Commission, by its REST interface. */
export function viesRegister(url: string, log: Logger): VatRegister {
  const endpoint = `${url.replace(/\/$/, '')}/check-vat-number`
  return {
    check: async (vatNumber) => {
      try {
        return await ask(endpoint, vatNumber)
      } catch (error) {
        log.warn({ err: error }, 'the VAT register does not answer; VAT is charged')
        return 'unavailable'
      }
    },
  }
}

async function ask(endpoint: string, vatNumber: string): Promise<VatAnswer> {
  const response = await tracedFetch('vat-register', endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ countryCode: vatNumber.slice(0, 2), vatNumber: vatNumber.slice(2) }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`the VAT register answered ${response.status}`)
  return Answer.parse(await response.json()).valid ? 'valid' : 'invalid'
}
