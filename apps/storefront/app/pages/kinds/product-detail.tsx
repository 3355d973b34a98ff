import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { BuyForm, BuyInBar } from '../../features/cart/buy-form'
import { isBuyable, useBuying } from '../../features/cart/buying'
import { CompareDock } from '../../features/compare/compare-dock'
import { BuyBox } from '../../features/product/buy-box'
import { LateProductSections } from '../../features/product/late-product-sections'
import { ProductGallery } from '../../features/product/product-gallery'
import { ProductOpening } from '../../features/product/product-opening'
import { ProductSection } from '../../features/product/product-section'
import { StickyBar } from '../../features/product/sticky-bar'
import { useTrackedProduct } from '../../features/product/use-tracked-product'
import { LateReviewList } from '../../features/reviews/late-review-list'
import { WriteReview } from '../../features/reviews/write-review'
import { StockAlert } from '../../features/stock-alert/stock-alert'
import { HorseSlot } from '../../shared/lazy/horse-slot'
import { useShop } from '../../shared/shop/shop'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { Container } from '../../ui/container'
import { LateRecommendations } from '../parts/late-recommendations'
import { useCompareTick } from '../parts/use-card-actions'
import type { ProductDetailData } from '../../loaders/kinds/product-detail.server'

/** A product in one of its packs. */
export function Page({ data }: { data: ProductDetailData }) {
  const { product } = data
  const variant = product.variants.find((each) => each.productVariantId === product.productVariantId)
  useTrackedProduct(product, variant)
  return variant ? <PackPage data={data} variant={variant} /> : null
}

function PackPage({ data, variant }: { data: ProductDetailData; variant: Schemas['ProductVariant'] }) {
  const t = useTranslations('product')
  const { product, breadcrumb, dates } = data
  const { language } = useShop()
  const tick = useCompareTick()
  const buying = useBuying(variant, product)
  const canBuy = isBuyable(variant.stock)
  const alert = product.stockReminder ? (
    <StockAlert key={variant.productVariantId} variantId={variant.productVariantId} />
  ) : null
  const lang = product.textLanguage === language ? undefined : product.textLanguage
  return (
    <Container className="late-layout pt-2 md:pb-20">
      <Breadcrumbs trail={breadcrumb} />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-8 pb-12 sm:grid-cols-2 md:grid-cols-[minmax(0,1fr)_minmax(0,46rem)] md:gap-x-16">
        <ProductGallery variant={variant} variants={product.variants} title={product.title} />
        <div className="flex flex-col gap-6">
          <ProductOpening product={product} lang={lang} />
          <BuyBox
            {...{ product, variant, dates }}
            buy={canBuy ? <BuyForm buying={buying} /> : alert}
            action={tick({ ...variant, title: product.title })}
          />
          {product.dose && <HorseSlot productId={product.productId} variantId={variant.productVariantId} />}
        </div>
      </div>
      <LateProductSections product={product} variant={variant} text={data.text} lang={lang} />
      <ProductSection id="reviews" title={t('sections.reviews')}>
        <WriteReview
          key={product.productId}
          productId={product.productId}
          title={product.title}
          reviewCount={product.reviews.summary.count}
        />
        <LateReviewList
          key={`${product.productId} ${product.reviews.summary.count}`}
          productId={product.productId}
          first={product.reviews}
        />
      </ProductSection>
      {product.recommendations.length > 0 && (
        <LateRecommendations key={product.productId} cards={product.recommendations} />
      )}
      <StickyBar
        productType={product.productType}
        title={product.title}
        variant={variant}
        hasPacks={product.variants.length > 1}
        buy={canBuy ? <BuyInBar buying={buying} /> : null}
      />
      <CompareDock className="max-md:bottom-24" />
    </Container>
  )
}
