import { repeatLimits } from '@haverhof/domain/repeat-delivery'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { FormFrame } from '../../../shared/forms/form-frame'
import { answerOf, useQuery } from '../../../shared/shop/use-query'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { Quantity } from '../../../ui/quantity'
import { SelectField } from '../../../ui/select-field'
import type { OneRepeat } from '../account-types'
import { useClosePanel } from './change-panel'
import { useRepeatChange } from './use-repeat-change'

type Line = OneRepeat['lines'][number]
type Pack = { productVariantId: number; packSize: string }
type Props = { repeat: OneRepeat; reload: () => Promise<void> }

const allWeeks = Array.from(
  { length: repeatLimits.weeks.max - repeatLimits.weeks.min + 1 },
  (_, place) => repeatLimits.weeks.min + place,
)

/** REPEAT-16: how often, which packs and how many of each, from the next delivery on. */
export function ContentsForm({ repeat, reload }: Props) {
  const close = useClosePanel()
  const t = useTranslations('repeat')
  const { change, failure } = useRepeatChange(reload)
  const [weeks, setWeeks] = useState(repeat.weeks)
  const [lines, setLines] = useState<readonly Line[]>(repeat.lines)
  const packsOf = usePacks(repeat.lines)
  const set = (of: Line, next: Partial<Line> | null) =>
    setLines(lines.flatMap((line) => (line === of ? (next ? [{ ...line, ...next }] : []) : [line])))
  const content = {
    weeks,
    lines: lines.map(({ productVariantId, quantity }) => ({ productVariantId, quantity })),
  }
  return (
    <FormFrame
      submit={(event) => {
        event.preventDefault()
        change((calls) => calls.change(repeat.repeatDeliveryId, content), t('done.changed'), close)
      }}
      className="flex flex-col gap-5"
    >
      <SelectField
        label={t('contents.weeks')}
        value={weeks}
        onChange={(event) => setWeeks(Number(event.currentTarget.value))}
        className="max-w-[32rem]"
      >
        {allWeeks.map((each) => (
          <option key={each} value={each}>
            {t('every', { weeks: each })}
          </option>
        ))}
      </SelectField>
      <ul className="divide-line border-line divide-y border-y">
        {lines.map((line) => (
          <LineFields
            key={line.title ?? line.productVariantId}
            line={line}
            packs={packsOf(line).filter((pack) => isFree(pack, lines, line))}
            isLast={lines.length === 1}
            set={(next) => set(line, next)}
          />
        ))}
      </ul>
      {lines.length === 1 ? <p className="text-muted -mt-3 text-sm">{t('contents.last')}</p> : null}
      {failure}
      <Button type="submit" look="brand" className="self-start">
        {t('contents.save')}
      </Button>
    </FormFrame>
  )
}

type FieldsProps = {
  line: Line
  packs: readonly Pack[]
  isLast: boolean
  /** Null takes it out. */
  set: (next: Partial<Line> | null) => void
}

function LineFields({ line, packs, isLast, set }: FieldsProps) {
  const t = useTranslations('repeat')
  const product = line.title ?? t('list.gone')
  const { productVariantId, packSize, quantity } = line
  return (
    <li className="flex flex-wrap items-end gap-x-5 gap-y-3 py-4">
      <p className="min-w-0 flex-[1_1_100%] font-medium">
        {product}{' '}
        {packs.length < 2 ? <span className="text-muted text-sm font-normal">{packSize}</span> : null}
      </p>
      {packs.length > 1 ? (
        <SelectField
          label={t('contents.pack', { product })}
          value={productVariantId}
          onChange={(event) => {
            const pack = packs.find((each) => String(each.productVariantId) === event.currentTarget.value)
            if (pack) set(pack)
          }}
          className="min-w-0 flex-[1_1_18rem]"
        >
          {packs.map((pack) => (
            <option key={pack.productVariantId} value={pack.productVariantId}>
              {pack.packSize}
            </option>
          ))}
        </SelectField>
      ) : null}
      <Quantity
        value={quantity}
        max={repeatLimits.quantity}
        onChange={(next) => set({ quantity: next })}
        labels={{
          field: t('contents.quantity', { product }),
          less: t('contents.less', { product }),
          more: t('contents.more', { product }),
        }}
      />
      {isLast ? null : (
        <Button look="text" onClick={() => set(null)}>
          <Icon name="trash" size={18} />
          {t('contents.remove')}
          <span className="sr-only"> {product}</span>
        </Button>
      )}
    </li>
  )
}

/** A pack stands in a repeat delivery once. */
function isFree(pack: Pack, lines: readonly Line[], own: Line): boolean {
  return lines.every((line) => line === own || line.productVariantId !== pack.productVariantId)
}

/** REPEAT-1: the packs of a product that go by parcel; none until they are known. */
function usePacks(lines: readonly Line[]): (line: Line) => readonly Pack[] {
  const sold = lines.filter(({ title }) => title !== null)
  const ids = sold.map(({ productVariantId }) => productVariantId)
  const { content } = useQuery(`packs to choose ${ids.join(' ')}`, (api) =>
    Promise.all(ids.map((id) => api.products.detail(id))),
  )
  const products = answerOf(content) ?? []
  return ({ productVariantId }) => {
    const product = products.find(({ variants }) =>
      variants.some((variant) => variant.productVariantId === productVariantId),
    )
    return (product?.variants ?? [])
      .filter(({ byAppointment }) => !byAppointment)
      .map(({ productVariantId: id, packSize }) => ({ productVariantId: id, packSize }))
  }
}
