import { useTranslations } from '#texts'
import { useFormats } from '../prices/formats'
import type { CartLine } from './cart-state'
import { QuietSelect } from '../../ui/quiet-select'
import { SelectField } from '../../ui/select-field'
import { useInterval } from './use-interval'

export type IntervalProps = { line: CartLine }

/** Once or every few weeks, and when it then comes again (REPEAT-1). */
export function IntervalField({ line }: IntervalProps) {
  const t = useTranslations('cart.repeat')
  const terms = useTranslations('repeat-choice')
  const formats = useFormats()
  const { days, nextDay, problem, options, open, choose } = useInterval(line)
  return (
    <>
      <SelectField
        label={t('often', { product: line.description })}
        hint={nextDay ? t('next', { date: formats.day(nextDay) }) : undefined}
        error={problem}
        onFocus={open}
        value={days}
        onChange={(event) => choose(Number(event.currentTarget.value))}
        className="max-w-[40rem]"
      >
        <Options options={options} />
      </SelectField>
      {line.repeatDays === null ? null : <p className="text-muted max-w-prose text-sm">{terms('text')}</p>}
    </>
  )
}

/** The same on one line, for the small cart (CART-PAGES-24). */
export function SmallIntervalField({ line }: IntervalProps) {
  const t = useTranslations('cart.repeat')
  const { days, problem, options, open, choose } = useInterval(line)
  return (
    <QuietSelect
      label={t('often', { product: line.description })}
      icon="refresh"
      error={problem}
      onFocus={open}
      value={days}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    >
      <Options options={options} />
    </QuietSelect>
  )
}

function Options({ options }: Pick<ReturnType<typeof useInterval>, 'options'>) {
  return options.map(({ days, words }) => (
    <option key={days} value={days}>
      {words}
    </option>
  ))
}
