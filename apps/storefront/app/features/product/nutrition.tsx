import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { inLabelOrder } from './label-order'
import { ValueTable } from './value-table'

export function Nutrition({ groups }: { groups: readonly Schemas['NutritionGroup'][] }) {
  const t = useTranslations('product')
  return (
    <>
      <p className="text-muted mb-6 text-sm">{t('nutrition.perKg')}</p>
      <div className="gap-x-12 space-y-8 sm:columns-2">
        {groups.map(({ key, values, level }) => (
          <div key={key} className="break-inside-avoid">
            <ValueTable
              caption={t(`nutrition.${key}`)}
              values={key === 'basics' ? values : inLabelOrder(values)}
              word={level}
            />
          </div>
        ))}
      </div>
    </>
  )
}
