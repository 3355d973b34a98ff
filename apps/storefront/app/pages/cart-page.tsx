import { useTranslations } from '#texts'
import { CartIntro } from '../features/cart/cart-intro'
import { CartView } from '../features/cart/cart-view'
import { useRecommendations } from '../features/cart/use-recommendations'
import { ProductGrid } from '../features/catalogue/product-grid'
import { SiloRemark } from '../features/product/silo-remark'
import { shopRequest } from '../toolkit/shop-request'
import { useCartState } from '../shared/cart'
import { loadTexts } from '../shared/shop/locale'
import { answerOf, useQuery } from '../shared/shop/use-query'
import { headMeta } from '../shared/shop/page-head'
import { Container } from '../ui/container'
import { SectionHeading } from '../ui/section-heading'
import type { Route } from './+types/cart-page'
import { loadCartPage } from '../loaders/cart.server'
import { LastOrderOffer } from './parts/last-order-offer'
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
  const [page] = await Promise.all([
    serverLoader(),
    loadTexts('cart cart-editing delivery-note repeat-choice'),
  ])
  return page
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('cart')
  const { rangeUrl, usps } = loaderData
  return (
    <Container className="flex flex-col gap-6 py-5 sm:py-10">
      <div>
        <h1 className="text-title sm:text-4xl">{t('title')}</h1>
        <CartIntro />
      </div>
      <CartView rangeUrl={rangeUrl} usps={usps} siloRemark={<SiloRemark />} />
      <LastOrderOffer />
      <Recommendations />
      <BestSellers />
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

/** An empty cart offers what others buy; asked only then (CART-PAGES-22). */
function BestSellers() {
  const t = useTranslations('cart')
  const { phase, calculated } = useCartState()
  const isEmpty = phase === 'none' || (phase === 'ready' && calculated?.products.length === 0)
  const { content } = useQuery(isEmpty ? 'bestsellers' : null, (api) => api.products.bestsellers())
  const add = useAddAction()
  const cards = isEmpty ? (answerOf(content) ?? []) : []
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="best-sellers" className="pt-4" data-no-print>
      <SectionHeading id="best-sellers" title={t('bestSellers')} />
      <ProductGrid cards={cards.slice(0, 4)} action={add} list={recommendationsList} isShort />
    </section>
  )
}
