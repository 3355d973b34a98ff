import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { Disclosure } from '../../ui/disclosure'
import { inLabelOrder } from './label-order'
import { ValueTable } from './value-table'

type Groups = readonly Schemas['NutritionGroup'][]

/** What most people look for. */
const first = [
  'sugar',
  'starch',
  'crude-fibre',
  'crude-protein',
  'energy-me',
  'energy-ewpa',
  'energy-de',
  'crude-fat',
]
const mostFirst = 6

/** The figures that most people look for, and all of them on demand. */
export function Nutrition({ groups }: { groups: Groups }) {
  const t = useTranslations('product')
  const values = groups.flatMap((group) => group.values)
  const shown = first.flatMap((key) => values.find((value) => value.key === key) ?? []).slice(0, mostFirst)
  return (
    <>
      <div className="max-w-[52rem]">
        <ValueTable caption={t('nutrition.perKg')} values={shown} />
      </div>
      <Disclosure summary={t('nutrition.all')} className="border-line mt-4 border-t">
        <div className="gap-x-12 space-y-8 sm:columns-2">
          {groups.map(({ key, values: all, level }) => (
            <div key={key} className="break-inside-avoid">
              <ValueTable
                caption={t(`nutrition.${key}`)}
                values={key === 'basics' ? all : inLabelOrder(all)}
                word={level}
              />
            </div>
          ))}
        </div>
      </Disclosure>
    </>
  )
}
