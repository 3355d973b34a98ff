import { useTranslations } from '#texts'
import { SelectField } from '../../../ui/select-field'
import { TextField } from '../../../ui/text-field'
import { type RationRow, rowNames } from './ration-address'
import type { FeedOptionGroup } from './ration-data'

type Props = {
  row: RationRow
  position: number
  groups: readonly FeedOptionGroup[]
  change: (next: RationRow) => void
}

/** A feed and the grams of a day. How many packs there are stays as the cart said, as long as the feed does. */
export function FeedRow({ row, position, groups, change }: Props) {
  const t = useTranslations('rations.form')
  const o = useTranslations('ui')
  const { variantId, grams, count } = row
  const choose = (value: string) =>
    change({ variantId: value === '' ? null : Number(value), grams: '', count: '' })
  return (
    <div className="border-line rounded-card bg-surface grid grid-cols-1 gap-x-4 gap-y-3 border p-4 xs:grid-cols-[minmax(0,1fr)_15rem]">
      <SelectField
        label={t('feed', { number: position + 1 })}
        name={rowNames.variantId}
        optional={o('optional')}
        isOptionalHidden
        value={variantId ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('noFeed')}</option>
        {groups.map(({ category, feeds }) => (
          <optgroup key={category} label={category}>
            {feeds.map(({ variantId: id, title, lang }) => (
              <option key={id} value={id} lang={lang}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TextField
        label={t('grams')}
        name={rowNames.grams}
        optional={o('optional')}
        isOptionalHidden
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={grams}
        onChange={(event) => change({ ...row, grams: event.target.value })}
      />
      <input type="hidden" name={rowNames.count} value={count} />
    </div>
  )
}
