import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from 'use-intl'
import { inLabelOrder } from './label-order'
import { ValueTable } from './value-table'

type Label = NonNullable<Schemas['FeedLabel']>
type Props = { label: Label; horseTypes: readonly string[]; lang: string | undefined }

/** PRODUCT-3 (EC 767/2009): what the label says has to be known before the purchase, in the order of the label. */
export function FeedLabel({ label, horseTypes, lang }: Props) {
  const t = useTranslations('product')
  return (
    <div className="space-y-8">
      <dl className="max-w-prose space-y-4">
        <Fact name={t('label.kind')} text={t(`label.kinds.${label.kind}`)} />
        {horseTypes.length > 0 && <Fact name={t('label.species')} text={horseTypes.join(', ')} />}
        {label.feedingAdvice && (
          <Fact name={t('label.instructions')} text={label.feedingAdvice} lang={lang} />
        )}
        {label.composition && <Fact name={t('label.composition')} text={label.composition} lang={lang} />}
      </dl>
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <ValueTable caption={t('label.constituents')} values={inLabelOrder(label.constituents)} />
        {label.additives.length > 0 && (
          <ValueTable
            caption={t('label.additives')}
            values={label.additives.map((additive) => ({ ...additive, note: additive.code }))}
          />
        )}
      </div>
    </div>
  )
}

function Fact({ name, text, lang }: { name: string; text: string; lang?: string | undefined }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd lang={lang}>{text}</dd>
    </div>
  )
}
