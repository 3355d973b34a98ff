import { horseCalls } from '@haverhof/api-client/horses'
import { formatDate, parseDate } from '@haverhof/domain/shared'
import { useTranslations } from '#texts'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import { useSmallForm } from '../../shared/forms/use-small-form'
import { useFormats } from '../../shared/prices/formats'
import { announce } from '../../shared/shop/announce'
import { useApi } from '../../shared/shop/use-api'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date-field'
import { Icon } from '../../ui/icon'
import { SectionHeading } from '../../ui/section-heading'
import { TextField } from '../../ui/text-field'
import type { Change, Horse } from './horse-types'
import { figureOf, isWeight } from './horse-values'
import { useToday } from './use-today'
import { WeightChart } from './weight-chart'

type Props = { horse: Horse; change: Change; onSaved: () => void }

/** What a horse weighed, as a list and as a line (HORSES-4). */
export function WeightSection({ horse, change, onSaved }: Props) {
  const t = useTranslations('horses.weights')
  const list = useTranslations('horses.list')
  const formats = useFormats()
  const { weights, horseId, name } = horse
  return (
    <section aria-labelledby="weights">
      <SectionHeading id="weights" title={t('title')} intro={t('intro')} />
      {weights.length > 1 ? <WeightChart weights={weights} /> : null}
      <table className="mb-6 w-full max-w-[48rem] text-left tabular-nums">
        <caption className="sr-only">{t('caption', { horse: name })}</caption>
        <tbody>
          {weights.map(({ weighedOn, weightKg }) => {
            const date = formats.date(weighedOn)
            return (
              <tr key={weighedOn} className="border-line border-b">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {date}
                </th>
                <td className="py-2 pr-4 font-semibold whitespace-nowrap">
                  {list('weight', { weight: weightKg })}
                </td>
                <td className="text-right">
                  {weights.length > 1 ? (
                    <Button
                      look="text"
                      onClick={() =>
                        change(
                          (api) => api.extended(horseCalls).removeWeight(horseId, weighedOn),
                          t('removed'),
                        )
                      }
                    >
                      <Icon name="close" size={20} label={t('remove', { date })} />
                    </Button>
                  ) : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <WeightForm key={weights.length} horse={horse} onSaved={onSaved} />
    </section>
  )
}

function WeightForm({ horse: { horseId, lifeStage }, onSaved }: Pick<Props, 'horse' | 'onSaved'>) {
  const t = useTranslations('horses')
  const api = useApi()
  const form = useSmallForm({
    start: { weighedOn: formatDate(useToday()), weightKg: '' },
    problemsOf: ({ weighedOn, weightKg }) => [
      ...(parseDate(weighedOn).ok ? [] : [{ parameter: 'weighedOn', reason: 'invalid-date' }]),
      ...(isWeight(weightKg, lifeStage) ? [] : [{ parameter: 'weightKg', reason: 'impossible-weight' }]),
    ],
    send: async ({ weighedOn, weightKg }) => {
      const day = parseDate(weighedOn)
      if (!day.ok) return
      await api.extended(horseCalls).weigh(horseId, { weighedOn: day.value, weightKg: figureOf(weightKg) })
      announce(t('weights.added'))
      onSaved()
    },
    wordsOf: ({ type }) => (type === 'impossible-weight' ? t('errors.impossible-weight') : undefined),
  })
  return (
    <FormFrame submit={form.submit} className="flex max-w-[64rem] flex-wrap items-start gap-4">
      <DateField {...form.field('weighedOn')} label={t('weights.date')} className="flex-[1_1_24rem]" />
      <TextField
        {...form.field('weightKg')}
        label={t('weights.kilos')}
        inputMode="numeric"
        autoComplete="off"
        className="flex-[1_1_14rem]"
      />
      <Button type="submit" aria-disabled={form.isBusy || undefined} className="min-h-12 self-end">
        {t('weights.add')}
      </Button>
      <FormFailure
        problem={form.failure}
        wordsOf={({ code }) => (code === 'too-many-weights' ? t('errors.too-many-weights') : null)}
      />
    </FormFrame>
  )
}
