import { type Http, bodyOf } from './http.ts'

/** Reviews change slowly, so they live in the long cache. */
export function reviewCalls({ calls, long }: Http) {
  return {
    list(productId: number, { page = 1, language }: { page?: number; language?: string } = {}) {
      const params = { path: { productId }, query: { page, ...(language && { language }) } }
      return long.read(`reviews ${productId} ${page} ${language ?? ''}`, () =>
        bodyOf(calls.GET('/api/reviews/{productId}', { params })),
      )
    },
  }
}
