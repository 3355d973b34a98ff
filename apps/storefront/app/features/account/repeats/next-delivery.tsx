import { useState } from 'react'
import { useTranslations } from '#texts'
import { FormFrame } from '../../../shared/forms/form-frame'
import { useFormats } from '../../../shared/prices/formats'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { SelectField } from '../../../ui/select-field'
import type { OneRepeat } from '../account-types'
import { ChangePanel, useClosePanel } from './change-panel'
import { useRepeatChange } from './use-repeat-change'

type Props = { repeat: OneRepeat; reload: () => Promise<void> }

/** When the next one comes, what it costs, until when it can be changed; to skip or to move it (REPEAT-39, REPEAT-16). */
export function NextDelivery({ repeat, reload }: Props) {
  const t = useTranslations('repeat')
  const formats = useFormats()
  const { change, failure } = useRepeatChange(reload)
  const { repeatDeliveryId, day, changeUntil, mayChange, isCollected } = repeat
  const skip = () => {
    // One press is one skip, whatever the line does with it.
    const key = `skip-${repeatDeliveryId}-${day}-${crypto.randomUUID()}`
    change((calls) => calls.skip(repeatDeliveryId, day, key), t('done.skipped'))
  }
  return (
    <section
      aria-labelledby="next-delivery"
      className="bg-sunken rounded-card flex flex-col gap-4 p-5 sm:p-6"
    >
      <h2 id="next-delivery" className="text-muted flex items-center gap-2 text-base font-medium">
        <Icon name="calendar" size={20} />
        {t('next.title')}
      </h2>
      <p className="font-display text-3xl leading-tight">{formats.day(day)}</p>
      <Amount repeat={repeat} />
      <p>
        {t(isCollected ? 'next.collected' : 'next.byYou')}{' '}
        {mayChange ? t('next.until', { date: formats.day(changeUntil) }) : t('next.closed')}
      </p>
      {failure}
      {mayChange ? (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <Button onClick={skip}>{t('next.skip')}</Button>
          <div className="min-w-0 flex-[1_1_20rem]">
            <ChangePanel title={t('next.move')}>
              <MoveForm repeat={repeat} reload={reload} />
            </ChangePanel>
          </div>
        </div>
      ) : null}
    </section>
  )
}

/** What the mail said is the most that is paid; before it, what it would come to today (REPEAT-8, REPEAT-9). */
function Amount({ repeat: { announcedAmount, calculation } }: Pick<Props, 'repeat'>) {
  const t = useTranslations('repeat.next')
  const { euro } = useFormats()
  const { totalAmount } = calculation
  return (
    <p>
      <span className="block text-lg font-semibold tabular-nums">
        {t('amount', { amount: euro(announcedAmount ?? totalAmount) })}
      </span>
      <span className="text-muted text-sm">
        {announcedAmount === null ? t('amountHint') : t('announced', { amount: euro(announcedAmount) })}
      </span>
    </p>
  )
}

function MoveForm({ repeat, reload }: Props) {
  const close = useClosePanel()
  const t = useTranslations('repeat')
  const { change, failure } = useRepeatChange(reload)
  const { repeatDeliveryId, possibleDays: days } = repeat
  const [day, setDay] = useState(days.includes(repeat.day) ? repeat.day : (days[0] ?? ''))
  return (
    <FormFrame
      submit={(event) => {
        event.preventDefault()
        change((calls) => calls.move(repeatDeliveryId, day), t('done.moved'), close)
      }}
      className="flex flex-col gap-4"
    >
      <SelectField
        label={t('next.day')}
        hint={t('next.moveHint')}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      >
        <DayOptions days={days} />
      </SelectField>
      {failure}
      <Button type="submit" look="brand" className="self-start">
        {t('next.moveSave')}
      </Button>
    </FormFrame>
  )
}

/** By months, so that half a year of days can be looked through. */
function DayOptions({ days }: { days: readonly string[] }) {
  const formats = useFormats()
  const months = Map.groupBy(days, (day) => day.slice(0, 'YYYY-MM'.length))
  return [...months].map(([month, ofMonth]) => (
    <optgroup key={month} label={month.split('-').toReversed().join('-')}>
      {ofMonth.map((day) => (
        <option key={day} value={day}>
          {formats.day(day)}
        </option>
      ))}
    </optgroup>
  ))
}
