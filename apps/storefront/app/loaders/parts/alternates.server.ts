import type { ShopRequest } from '../../toolkit/shop-request'
import { type Alternates, alternatesFrom } from '../../shared/seo/siblings'

/** The same page on other hosts. A page without siblings is still a page. */
export async function alternatesOf(shop: ShopRequest, path: string): Promise<Alternates> {
  return alternatesFrom(await shop.api.routing.alternates(path).catch(() => []))
}
