import { type Http, bodyOf } from './http.ts'
import type { components } from '../build/schema.d.ts'

type ReturnFields = Omit<components['schemas']['ReturnInput'], 'photo'> & { photo?: Blob | null }

/** What the signed-in customer sends back; nothing of it is cached (RETURNS-3). */
export function returnCalls({ calls }: Http) {
  return {
    list: () => bodyOf(calls.GET('/api/account/returns')),
    register(fields: ReturnFields) {
      const { photo, ...body } = fields
      const form = new FormData()
      for (const [name, value] of Object.entries(body)) form.append(name, String(value))
      if (photo) form.append('photo', photo)
      return bodyOf(calls.POST('/api/account/returns', { body, bodySerializer: () => form }))
    },
    /** For the address of a picture. */
    photoUrl: (returnId: number) => `/api/account/returns/${returnId}/photo`,
  }
}
