import type { Schemas } from '@haverhof/api-client'
import { additiveGroups } from '@haverhof/domain/catalogue'
import { useTranslations } from '#texts'
import { inLabelOrder } from './label-order'
import { PrecautionFacts } from './precaution-facts'
import { ValueTable } from './value-table'
import { tieUnits } from '../../ui/tie-units'

type Props = {
  label: NonNullable<Schemas['FeedLabel']>
  product: Pick<Schemas['ProductDetail'], 'horseTypes' | 'instructions' | 'composition' | 'precautions'>
  lang: string | undefined
  /** Who answers for the label, with address. */
  responsible: string
}

/** PRODUCT-3 (EC 767/2009): what the label says has to be known before the purchase, in the order of the label. */
export function FeedLabel({ label, product, lang, responsible }: Props) {
  const t = useTranslations('product')
  return (
    <div className="space-y-8">
      <dl className="max-w-prose space-y-4">
        <TextFact name={t('label.kind')} text={t(`label.kinds.${label.kind}`)} />
        <TextFact name={t('label.species')} text={product.horseTypes.join(', ')} />
        <TextFact name={t('label.instructions')} text={product.instructions} lang={lang} />
        <PrecautionFacts precautions={product.precautions} />
        <TextFact name={t('label.composition')} text={product.composition} lang={lang} />
        <TextFact name={t('label.responsible')} text={responsible} />
      </dl>
      <div className="grid items-start gap-x-12 gap-y-8 sm:grid-cols-2">
        <ValueTable caption={t('label.constituents')} values={inLabelOrder(label.constituents)} />
        {label.additives.length > 0 && (
          <div className="space-y-4">
            <h3 className="font-text tracking-normal">{t('label.additives')}</h3>
            {additiveGroups.map((group) => (
              <AdditiveTable
                key={group}
                caption={t(`label.groups.${group}`)}
                additives={label.additives.filter((additive) => additive.group === group)}
              />
            ))}
            <p className="text-muted text-sm">{t('label.register')}</p>
          </div>
        )}
      </div>
    </div>
  )
}

type Additives = NonNullable<Schemas['FeedLabel']>['additives']

function AdditiveTable({ caption, additives }: { caption: string; additives: Additives }) {
  if (additives.length === 0) return null
  const values = additives.map(({ name, label, code, ...value }) => ({
    ...value,
    label: name === label ? name : `${label}: ${name}`,
    note: code,
  }))
  return <ValueTable caption={caption} values={values} />
}

type FactProps = { name: string; text: string | null; lang?: string | undefined }

/** A named text in a list of them; left out when there is nothing to say. */
export function TextFact({ name, text, lang }: FactProps) {
  if (!text) return null
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd lang={lang}>{tieUnits(text)}</dd>
    </div>
  )
}
