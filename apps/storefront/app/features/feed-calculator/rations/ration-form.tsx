import { useTranslations } from '#texts'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'
import { emptyRow, forageName, forageOf, hasAge, mostRows, type RationRow } from './ration-address'
import type { FeedOptionGroup } from './ration-data'
import { FeedRow } from './feed-row'
import { GrowingFields } from './growing-fields'
import { HorseFields } from './horse-fields'
import { OwnForage } from './own-forage'
import type { RationState } from './use-ration'

type Props = { state: RationState; groups: readonly FeedOptionGroup[] }

/** Horse, forage and feeds: a plain form, which answers at once where there are scripts (RATIONS-14). */
export function RationForm({ state, groups }: Props) {
  const t = useTranslations('rations.form')
  const o = useTranslations('ui')
  const c = useTranslations('calculator.form')
  const { input, change, own } = state
  return (
    <form
      method="get"
      className="flex flex-col gap-10"
      onSubmit={(event) => event.preventDefault()}
      data-no-print
    >
      <div className="flex flex-col gap-5">
        <h2 className="text-section xs:text-3xl">{c('title')}</h2>
        <HorseFields horse={input.horse} change={(horse) => change({ ...input, horse })} />
        {hasAge(input.horse.lifeStage) && (
          <GrowingFields growing={input.growing} change={(growing) => change({ ...input, growing })} />
        )}
        <TextField
          label={t('forageKg')}
          hint={t('forageHint')}
          error={forageOf(input.forageKg) === null ? t('forageError') : undefined}
          optional={o('optional')}
          isOptionalHidden
          name={forageName}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={input.forageKg}
          onChange={(event) => change({ ...input, forageKg: event.target.value })}
        />
        <OwnForage own={own} />
      </div>
      <FeedRows state={state} groups={groups} />
      <div className="hidden noscript:block">
        <Button type="submit" look="primary">
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

/** The feeds, and always one row more to choose another. */
function FeedRows({ state: { input, change }, groups }: Props) {
  const t = useTranslations('rations.form')
  const rows = input.rows.length < mostRows ? [...input.rows, emptyRow] : input.rows
  const changeRow = (position: number, next: RationRow) =>
    change({
      ...input,
      rows: rows
        .map((row, each) => (each === position ? next : row))
        .filter(({ variantId }) => variantId !== null),
    })
  return (
    <section aria-labelledby="ration-feeds" className="flex flex-col gap-4">
      <div>
        <h2 id="ration-feeds" className="text-section xs:text-3xl">
          {t('feeds')}
        </h2>
        <p className="text-muted pt-1">
          {t('feedsHint')} {t('gramsHint')}
        </p>
      </div>
      {rows.map((row, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is the place it has
        <FeedRow key={position} {...{ row, position, groups }} change={(next) => changeRow(position, next)} />
      ))}
    </section>
  )
}
