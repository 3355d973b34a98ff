import { bodyOf, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

type ReviewInput = components['schemas']['ReviewInput']

/** A review with photos goes as a form; the token of a mailed request stands in the address (REVIEWS-16). */
export function reviewFormCalls({ calls }: Http) {
  return {
    submit({ requestToken, facts = {}, ...fields }: ReviewInput, photos: readonly Blob[]) {
      const form = new FormData()
      const given = Object.entries({ ...fields, ...facts }).filter(([, value]) => value != null)
      for (const [name, value] of given) form.append(name, String(value))
      photos.forEach((photo, index) => form.append(`photo${index + 1}`, photo))
      const query = requestToken ? checkedParameters({ token: requestToken }) : {}
      const { productId, title, text } = fields
      return bodyOf(
        calls.POST('/api/reviews/form', {
          params: { query },
          body: { productId, title, text },
          bodySerializer: () => form,
        }),
      )
    },
  }
}
