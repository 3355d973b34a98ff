import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { TextFact } from './feed-label'
import { PrecautionFacts } from './precaution-facts'

type Props = {
  product: Schemas['ProductDetail']
  lang: string | undefined
  /** Name, postal and electronic address (PRODUCT-12). */
  manufacturer: string
}

const merchandise = 3

/** How to use what is no feed, with the warnings the law asks for, and what it is made of (PRODUCT-4). */
export function ProductUse({ product, lang, manufacturer }: Props) {
  const t = useTranslations('product')
  const isThing = product.productType === merchandise
  return (
    <dl className="max-w-prose space-y-4">
      <TextFact name={t('use.instructions')} text={product.instructions} lang={lang} />
      <PrecautionFacts precautions={product.precautions} />
      <TextFact
        name={isThing ? t('use.material') : t('label.composition')}
        text={product.composition}
        lang={lang}
      />
      <TextFact name={t('use.manufacturer')} text={manufacturer} />
    </dl>
  )
}
