import type { Schemas } from '@haverhof/api-client'
import { ApiError } from '@haverhof/api-client/api-error'
import type { ChosenPhoto } from '../../shared/photos/shrink-photo'
import type { ScopeIds } from '../../shared/shop/shop'

export type ReturnableLine = Schemas['ReturnableLine']
export type ProductReturn = Schemas['ProductReturn']

export type ReturnRegistration = {
  orderId: number
  lineNumber: number
  quantity: number
  reason: string
  remarks: string
  photo: ChosenPhoto | null
}

const MINUTE = 60_000
/** A photo over a slow line takes longer than any other call. */
const patienceMs = 3 * MINUTE

/**
 * Registers a return and tells how much of it has been sent (ACCOUNT-PAGES-17). `fetch` cannot tell that, so this is the
 * one call that does not go through the client.
 */
export function sendReturn(
  { siteId, languageId }: ScopeIds,
  registration: ReturnRegistration,
  onProgress: (share: number) => void,
): Promise<{ returnId: number }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/account/returns')
    request.timeout = patienceMs
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest')
    request.setRequestHeader('siteid', String(siteId))
    request.setRequestHeader('languageid', String(languageId))
    request.setRequestHeader('datetime', new Date().toISOString())
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as { returnId: number })
      else reject(new ApiError(request.status, request.responseText, {}))
    })
    request.addEventListener('error', () => reject(new TypeError('Nobody answered')))
    request.addEventListener('timeout', () => reject(new DOMException('It took too long', 'TimeoutError')))
    request.send(formOf(registration))
  })
}

function formOf({ photo, ...fields }: ReturnRegistration): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  if (photo) form.append('photo', photo.content, photo.name)
  return form
}
