import { weightLimitsKg } from '@haverhof/domain/feed-advice'
import { growingMonths } from '@haverhof/domain/rations'
import { useTranslations } from '#texts'
import { TextField } from '../../../ui/text-field'
import { adultWeightOf, type GrowingInput, growingNames, monthsOf } from './ration-address'

type Props = { growing: GrowingInput; change: (next: GrowingInput) => void }

/** What one needs that grows goes by its age and by what it will weigh (RATIONS-18). */
export function GrowingFields({ growing, change }: Props) {
  const t = useTranslations('rations.form')
  const o = useTranslations('ui')
  const shared = {
    optional: o('optional'),
    isOptionalHidden: true,
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 6,
  } as const
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 xs:grid-cols-2">
      <TextField
        {...shared}
        label={t('ageMonths')}
        hint={t('ageMonthsHint')}
        error={monthsOf(growing.months) === null ? t('ageMonthsError', growingMonths) : undefined}
        name={growingNames.months}
        value={growing.months}
        onChange={(event) => change({ ...growing, months: event.target.value })}
      />
      <TextField
        {...shared}
        label={t('adultWeight')}
        hint={t('adultWeightHint')}
        error={
          adultWeightOf(growing.adultWeight) === null ? t('adultWeightError', weightLimitsKg) : undefined
        }
        name={growingNames.adultWeight}
        value={growing.adultWeight}
        onChange={(event) => change({ ...growing, adultWeight: event.target.value })}
      />
      <p className="text-muted text-sm xs:col-span-2 noscript:hidden">{t('fromBirthYear')}</p>
    </div>
  )
}
