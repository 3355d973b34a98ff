import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useFeedCalculatorUrl } from '../../shared/shop/feed-calculator-link'
import { useFormats } from '../../shared/prices/formats'
import { ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'

type Props = {
  productId: number
  dose: NonNullable<Schemas['DoseRule']>
  variant: Schemas['ProductVariant']
  /** For which work the feed is made; empty where it does not say. */
  madeFor: readonly string[]
}

const workLoads = ['none', 'light', 'average', 'heavy'] as const

/** The dose of the reference horse per work load, and how long a pack lasts it; where it goes by age, the calculator tells it. */
export function DoseTable({ productId, dose, variant, madeFor }: Props) {
  const t = useTranslations('product')
  const { figure } = useFormats()
  const { servings, daysPerPack } = variant
  const calculator = useFeedCalculatorUrl()
  const isPoured = dose.feeding?.unit === 'ml'
  const rows = workLoads.flatMap((workLoad) => {
    const grams = dose.gramsPerDay[workLoad] ?? 0
    const isMade = madeFor.length === 0 || madeFor.includes(workLoad)
    return grams > 0 && isMade ? { workLoad, grams } : []
  })
  return (
    <>
      {rows.length === 0 ? (
        <p className="max-w-prose">{t('dose.byStage')}</p>
      ) : (
        <>
          <table className="w-full max-w-prose text-sm">
            <caption className="pb-2 text-left text-base font-semibold">{t('dose.caption')}</caption>
            <tbody>
              {rows.map(({ workLoad, grams }) => (
                <tr key={workLoad} className="border-line border-t">
                  <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
                    {t(`dose.workLoads.${workLoad}`)}
                  </th>
                  <td className="py-2 text-right whitespace-nowrap tabular-nums">
                    {t(isPoured ? 'dose.millilitresPerDay' : 'dose.gramsPerDay', { grams: figure(grams) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="text-muted mt-4 max-w-prose text-sm">
            {t('dose.scaling', { meals: dose.feeding?.mealsPerDay ?? 3 })}{' '}
            {!isPoured && t('dose.scoop', { grams: figure(dose.scoopGrams) })}
          </p>
        </>
      )}
      {servings !== null && daysPerPack !== null && (
        <p className="mt-2 max-w-prose text-sm">
          {t(dose.feeding?.fedDays ? 'dose.packNotDaily' : 'dose.pack', {
            pack: variant.packSize,
            servings,
            days: daysPerPack,
          })}
        </p>
      )}
      {calculator && (
        <ButtonLink to={`${calculator}?feed=${productId}`} className="mt-5" data-no-print>
          <Icon name="calculator" size={20} />
          {t('dose.calculate')}
        </ButtonLink>
      )}
    </>
  )
}
