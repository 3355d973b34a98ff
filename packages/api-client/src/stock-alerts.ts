import { done, type Http } from './http.ts'

/** ALERTS-1: to be told when a pack is there again. */
export function stockAlertCalls({ calls }: Http) {
  return {
    request: (productVariantId: number, emailAddress: string) =>
      done(calls.POST('/api/stockalerts', { body: { productVariantId, emailAddress } })),
    end: (token: string) => done(calls.POST('/api/stockalerts/end', { body: { token } })),
    remove: (stockAlertId: number) =>
      done(calls.DELETE('/api/account/stockalerts/{stockAlertId}', { params: { path: { stockAlertId } } })),
  }
}
