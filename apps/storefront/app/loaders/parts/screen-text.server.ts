import { languageOfId } from '@haverhof/domain/shared'
import type { ShopRequest } from '../../toolkit/shop-request'
import type { ScreenText } from '../../site/screens/screen-text'

/** A page that failed has the status of the answer; an address that the API cannot read (400) is not there (ROUTING-3). */
export function screenStatusOf(failure: number): number {
  if (failure === 400) return 404
  return failure > 400 ? failure : 500
}

const pageOfStatus: Record<number, 'notFoundContentPageId' | 'internalErrorContentPageId'> = {
  404: 'notFoundContentPageId',
  500: 'internalErrorContentPageId',
}

/**
 * What the site has written for a page that is not there or failed, if it is in the language of the page (ROUTING-4).
 * It is abandoned after a time-out, and its own failure changes nothing.
 */
export async function screenTextOf(shop: ShopRequest, status: number): Promise<ScreenText> {
  const field = pageOfStatus[status]
  if (!field) return null
  try {
    const site = await shop.api.sites.get(shop.siteId)
    const { intro, body, textLanguage } = await shop.api.content.page(site[field])
    return textLanguage === languageOfId(shop.languageId) ? { intro, body } : null
  } catch {
    return null
  }
}
