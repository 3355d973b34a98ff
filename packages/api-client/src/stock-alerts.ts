import { done, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'

/** To be told when a pack is there again (STOCK-ALERTS-1). */
export function stockAlertCalls({ calls }: Http) {
  return {
    request(productVariantId: number, emailAddress: string) {
      const body = checkedParameters({ productVariantId, emailAddress })
      return done(calls.POST('/api/stockalerts', { body }))
    },
    end(token: string) {
      const body = checkedParameters({ token })
      return done(calls.POST('/api/stockalerts/end', { body }))
    },
    remove(stockAlertId: number) {
      const path = checkedParameters({ stockAlertId })
      return done(calls.DELETE('/api/account/stockalerts/{stockAlertId}', { params: { path } }))
    },
  }
}
