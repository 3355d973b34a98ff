import type { Schemas } from '@haverhof/api-client'
import { company } from '@haverhof/domain/sites'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import { DoseTable } from './dose-table'
import { FeedLabel } from './feed-label'
import { Nutrition } from './nutrition'
import { PackFacts } from './pack-facts'
import { ProductSection } from './product-section'
import { ProductText } from './product-text'
import { ProductUse } from './product-use'
import { SiloRemark } from './silo-remark'
import type { TextBlock } from './simple-markdown'

type Props = {
  product: Schemas['ProductDetail']
  variant: Schemas['ProductVariant']
  /** What the product is, read from its Markdown by the server. */
  text: readonly TextBlock[]
  lang: string | undefined
}

/** The parts of the page below the fold; an article that is no feed has fewer of them. */
export function ProductSections({ product, variant, text, lang }: Props) {
  const t = useTranslations('product')
  const { feedLabel, nutrition, dose } = product
  const { email } = useShop().site.customerService
  const maker = `${company.name}, ${company.street}, ${company.regionCode}-${company.zipcode} ${company.city}, ${email}`
  const hasUse = !feedLabel && Boolean(product.instructions ?? product.composition)
  return (
    <>
      {product.siloRemark && !variant.byAppointment && (
        <div className="pt-4 pb-10">
          <SiloRemark />
        </div>
      )}
      <ProductSection id="description" title={t('sections.description')} isOpen>
        <ProductText text={text} lang={lang} />
      </ProductSection>
      {dose && (
        <ProductSection id="dose" title={t('sections.dose')}>
          <DoseTable productId={product.productId} dose={dose} variant={variant} madeFor={madeFor(product)} />
        </ProductSection>
      )}
      {feedLabel && (
        <ProductSection id="label" title={t('sections.label')}>
          <FeedLabel label={feedLabel} product={product} lang={lang} responsible={maker} />
        </ProductSection>
      )}
      {hasUse && (
        <ProductSection id="use" title={t('sections.use')}>
          <ProductUse product={product} lang={lang} manufacturer={maker} />
        </ProductSection>
      )}
      {nutrition.length > 0 && (
        <ProductSection id="nutrition" title={t('sections.nutrition')}>
          <Nutrition groups={nutrition} />
        </ProductSection>
      )}
      <ProductSection id="facts" title={t('sections.facts')}>
        <PackFacts product={product} variant={variant} />
      </ProductSection>
    </>
  )
}

function madeFor({ facets }: Schemas['ProductDetail']): string[] {
  return facets.find(({ facetKey }) => facetKey === 'labour')?.values.map(({ key }) => key) ?? []
}
