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
}

const workLoads = ['none', 'light', 'average', 'heavy'] as const

/** The dose of the reference horse per work load, and how long a pack lasts it. */
export function DoseTable({ productId, dose, variant }: Props) {
  const t = useTranslations('product')
  const { figure } = useFormats()
  const { servings, daysPerPack } = variant
  const calculator = useFeedCalculatorUrl()
  return (
    <>
      <table className="w-full max-w-prose text-sm">
        <caption className="pb-2 text-left text-base font-semibold">{t('dose.caption')}</caption>
        <tbody>
          {workLoads.map((workLoad) => {
            const grams = dose.gramsPerDay[workLoad]
            if (grams === undefined) return null
            return (
              <tr key={workLoad} className="border-line border-t">
                <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
                  {t(`dose.workLoads.${workLoad}`)}
                </th>
                <td className="py-2 text-right whitespace-nowrap tabular-nums">
                  {t('dose.gramsPerDay', { grams: figure(grams) })}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="text-muted mt-4 max-w-prose text-sm">
        {t('dose.scaling')} {t('dose.scoop', { grams: figure(dose.scoopGrams) })}
      </p>
      {servings !== null && daysPerPack !== null && (
        <p className="mt-2 max-w-prose text-sm">
          {t('dose.pack', { pack: variant.packSize, servings, days: daysPerPack })}
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
