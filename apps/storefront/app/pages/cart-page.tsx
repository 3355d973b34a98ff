import { useTranslations } from '#texts'
import { CartView } from '../features/cart/cart-view'
import { useRecommendations } from '../features/cart/use-recommendations'
import { ProductGrid } from '../features/catalogue/product-grid'
import { SiloRemark } from '../features/product/silo-remark'
import { shopRequest } from '../toolkit/shop-request'
import { loadTexts } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import { Container } from '../ui/container'
import { SectionHeading } from '../ui/section-heading'
import type { Route } from './+types/cart-page'
import { loadCartPage } from '../loaders/cart.server'
import { useAddAction } from './parts/use-card-actions'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'

export { ErrorBoundary } from '../site/screens/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  return loadCartPage(shop)
}

/** In the browser the texts of the cart arrive before the page is shown. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([serverLoader(), loadTexts('cart cart-editing product')])
  return page
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('cart')
  const { rangeUrl, usps } = loaderData
  return (
    <Container className="flex flex-col gap-8 py-10 sm:py-14">
      <div>
        <h1 className="text-title sm:text-4xl">{t('title')}</h1>
        <p className="text-muted mt-2 max-w-prose" data-no-print>
          {t('intro')}
        </p>
      </div>
      <CartView rangeUrl={rangeUrl} usps={usps} siloRemark={<SiloRemark />} />
      <Recommendations />
    </Container>
  )
}

const recommendationsList = { id: 'cart', name: 'cart' }

function Recommendations() {
  const t = useTranslations('cart')
  const cards = useRecommendations()
  const add = useAddAction()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="recommendations" className="border-line border-t pt-12" data-no-print>
      <SectionHeading id="recommendations" title={t('recommendations')} />
      <ProductGrid cards={cards.slice(0, 4)} action={add} list={recommendationsList} isShort />
    </section>
  )
}
