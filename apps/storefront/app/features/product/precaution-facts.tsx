import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'

type Props = { precautions: Schemas['Precautions'] }

/**
 * What those who compete and those with a mare in foal mind; by what is in it, so it is the same on every product
 * (FEED-ADVICE-40, 41).
 */
export function PrecautionFacts({ precautions: { competition, notInFoal } }: Props) {
  const t = useTranslations('product.precautions')
  const listed = (names: typeof notInFoal) => names.map((name) => t(`ingredients.${name}`)).join(', ')
  return (
    <>
      {competition.length > 0 && (
        <div>
          <dt className="font-semibold">{t('competition')}</dt>
          {competition.map(({ rule, hours, ingredients }) => (
            <dd key={rule}>{t(`rules.${rule}`, { ingredients: listed(ingredients), hours: hours ?? 0 })}</dd>
          ))}
          <dd className="text-muted text-sm">{t('source')}</dd>
        </div>
      )}
      {notInFoal.length > 0 && (
        <div>
          <dt className="font-semibold">{t('inFoal')}</dt>
          <dd>{t('notInFoal', { ingredients: listed(notInFoal) })}</dd>
        </div>
      )}
    </>
  )
}
