import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { amountText } from '../../shared/prices/amount-text'
import { useFormats } from '../../shared/prices/formats'

/** What every owner asks first. */
const valueCodes = ['sugar', 'starch', 'crude-protein', 'energy-me', 'energy-ewpa', 'energy-de']

/** PRODUCT-15: sugar, starch, protein and energy of a feed. Energy comes last: its name is long, and fills a line of its own on a phone. */
export function FactStrip({ groups }: { groups: readonly Schemas['NutritionGroup'][] }) {
  const t = useTranslations('product')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const values = groups.flatMap((group) => group.values)
  const facts = valueCodes.flatMap((key) => values.find((value) => value.key === key) ?? [])
  // Energy is said once, in the measure of the country's feed tables where there is one.
  const energy = facts.find(({ key }) => key.startsWith('energy'))
  const shown = facts.filter((fact) => fact === energy || !fact.key.startsWith('energy'))
  if (shown.length === 0) return null
  return (
    <dl aria-label={t('factStrip')} className="fact-strip">
      {shown.map(({ key, label, amount, unit }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{unit === 'g/kg' ? formats.percent(amount / 10) : amountText({ amount, unit }, formats, c)}</dd>
        </div>
      ))}
    </dl>
  )
}
