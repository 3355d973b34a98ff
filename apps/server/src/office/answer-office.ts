import { backofficeHost } from '@haverhof/backend/config'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { plainPage } from '../pages/plain-page.ts'
import { sendStored } from '../pages/send-stored.ts'
import { answerPicture, isPicturePath } from '../pictures/index.ts'
import type { Shop } from '../shop.ts'

export function isAtOffice({ context }: Pick<Shop, 'context'>, request: IncomingMessage): boolean {
  const host = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '')
  return host === backofficeHost(context.env)
}

/** At its own host there is the back office, the pictures of the shop, and nothing else of it (OFFICE-1). */
export async function answerOffice(
  shop: Shop,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plainPage(response, 405)
  if (isPicturePath(path)) return answerPicture(shop.pictures, path, request, response)
  const entry = await shop.office.find(path)
  return entry ? sendStored(request, response, entry) : plainPage(response, 404)
}
