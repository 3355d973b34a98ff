import type { ShopRequest } from '../../toolkit/shop-request'
import { type Sibling, siblingsOf } from '../../shared/seo/siblings'

/** The siblings of a page. A page without them is still a page. */
export async function alternatesOf(shop: ShopRequest, path: string): Promise<Sibling[]> {
  return shop.api.routing.alternates(path).then(
    (answers) => siblingsOf(shop, answers),
    () => [],
  )
}
