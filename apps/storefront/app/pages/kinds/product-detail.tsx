import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { BuyForm, BuyInBar } from '../../features/cart/buy-form'
import { type Buying, isBuyable, useBuying } from '../../features/cart/buying'
import { CompareDock } from '../../features/compare/compare-dock'
import { BuyBox } from '../../features/product/buy-box'
import { LateProductSections } from '../../features/product/late-product-sections'
import { ProductGallery } from '../../features/product/product-gallery'
import { ProductOpening, ProductReasons } from '../../features/product/product-opening'
import { ProductSection } from '../../features/product/product-section'
import { type SectionName, SectionTabs } from '../../features/product/section-tabs'
import { StickyBar } from '../../features/product/sticky-bar'
import { useTrackedProduct } from '../../features/product/use-tracked-product'
import { AskQuestion } from '../../features/questions/ask-question'
import { LateQuestionList } from '../../features/questions/late-question-list'
import { RepeatChoice } from '../../features/repeat-delivery/repeat-choice'
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
  const { product, breadcrumb, dates, arrivesBy, tariff } = data
  const { language } = useShop()
  const tick = useCompareTick()
  const buying = useBuying(variant, product)
  const canBuy = isBuyable(variant.stock)
  const alert = product.stockReminder ? (
    <StockAlert key={variant.productVariantId} variantId={variant.productVariantId} />
  ) : null
  const lang = product.textLanguage === language ? undefined : product.textLanguage
  return (
    <Container className="late-layout md:pb-20">
      <Breadcrumbs trail={breadcrumb} />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-2 pb-8 sm:grid-cols-2 sm:gap-y-3 md:grid-cols-[minmax(0,1fr)_minmax(0,46rem)] md:gap-x-16">
        <div className="sm:col-start-2">
          <ProductOpening product={product} lang={lang} />
        </div>
        <div className="sm:col-start-1 sm:row-span-2 sm:row-start-1">
          <ProductGallery variant={variant} variants={product.variants} title={product.title} />
        </div>
        <div className="flex flex-col gap-4 sm:col-start-2">
          <BuyBox
            {...{ product, variant, dates, tariff }}
            buy={
              canBuy ? (
                <BuyForm buying={buying} repeat={<Repeat {...{ product, variant, arrivesBy, buying }} />} />
              ) : (
                alert
              )
            }
            action={tick(product)}
          />
          {product.dose && <HorseSlot productId={product.productId} variantId={variant.productVariantId} />}
          <ProductReasons product={product} lang={lang} />
        </div>
      </div>
      <SectionTabs sections={sectionsOf(product)} />
      <LateProductSections product={product} variant={variant} text={data.text} lang={lang} />
      <Opinions product={product} />
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

/** What buyers say, and what others asked. */
function Opinions({ product }: { product: Schemas['ProductDetail'] }) {
  const t = useTranslations('product')
  return (
    <>
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
      <ProductSection id="questions" title={t('sections.questions')}>
        <AskQuestion key={product.productId} productId={product.productId} />
        <LateQuestionList
          key={`${product.productId} ${JSON.stringify(product.questions)}`}
          productId={product.productId}
          brand={product.brand}
          first={product.questions}
        />
      </ProductSection>
    </>
  )
}

type RepeatProps = Pick<ProductDetailData, 'product' | 'arrivesBy'> & {
  variant: Schemas['ProductVariant']
  buying: Buying
}

/** Once, or every few weeks. */
function Repeat({ buying, ...parts }: RepeatProps) {
  const { quantity, setQuantity, max, repeatDays, setRepeatDays } = buying
  return (
    <RepeatChoice
      {...{ ...parts, quantity, setQuantity }}
      most={max}
      days={repeatDays}
      setDays={setRepeatDays}
    />
  )
}

function sectionsOf({ dose, feedLabel, nutrition, instructions, composition }: Schemas['ProductDetail']) {
  const hasUse = !feedLabel && Boolean(instructions ?? composition)
  const all: [SectionName, boolean][] = [
    ['description', true],
    ['dose', dose !== null],
    ['label', feedLabel !== null],
    ['use', hasUse],
    ['nutrition', nutrition.length > 0],
    ['facts', true],
    ['reviews', true],
    ['questions', true],
  ]
  return all.flatMap(([name, isThere]) => (isThere ? name : []))
}
