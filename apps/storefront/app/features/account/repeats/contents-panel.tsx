import type { Schemas } from '@haverhof/api-client'
import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { intervalChoices, intervalWords } from '@haverhof/domain/cart'
import { repeatLimits } from '@haverhof/domain/repeat-delivery'
import { type FormEvent, useState } from 'react'
import { useTranslations } from '#texts'
import { FormFrame } from '../../../shared/forms/form-frame'
import { AgreedPrice } from '../../../shared/prices/agreed-price'
import { useFormats } from '../../../shared/prices/formats'
import { problemOf } from '../../../shared/shop/problem'
import { answerOf, useQuery } from '../../../shared/shop/use-query'
import type { AsyncContent } from '../../../toolkit/async-content'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { Quantity } from '../../../ui/quantity'
import { SelectField } from '../../../ui/select-field'
import type { OneRepeat } from '../account-types'
import { useAccountContent } from '../use-account-content'
import { useClosePanel } from './change-panel'
import { useRepeatChange, useRepeatWords } from './use-repeat-change'

type Line = OneRepeat['lines'][number]
type Pack = { productVariantId: number; packSize: string }
type Props = { repeat: OneRepeat; reload: () => Promise<void> }

/** How often, which packs and how many of each, from the next delivery on, for the price that stands above the button (REPEAT-16). */
export function ContentsForm({ repeat, reload }: Props) {
  const t = useTranslations('repeat')
  const { days, setDays, lines, setLines, isReplaced } = useContents(repeat)
  const packsOf = usePacks(repeat.lines)
  const set = (of: Line, next: Partial<Line> | null) =>
    setLines(lines.flatMap((line) => (line === of ? (next ? [{ ...line, ...next }] : []) : [line])))
  const { content, submit, failure } = useSaving({ repeat, reload }, contentOf({ days, lines }))
  return (
    <FormFrame submit={submit} className="flex flex-col gap-5">
      <SelectField
        label={t('contents.days')}
        value={days}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
        className="max-w-[32rem]"
      >
        {intervalChoices([repeat.days, days]).map((each) => (
          <option key={each} value={each}>
            {t('every', intervalWords(each))}
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
      {failure ??
        (isReplaced ? (
          <Notice tone="warning" role="alert">
            {t('problems.changed-meanwhile')}
          </Notice>
        ) : null)}
      <NewPrice repeat={repeat} content={content} />
      <Button
        type="submit"
        look="brand"
        aria-disabled={!content || content.state === 'pending' || undefined}
        className="self-start"
      >
        {t('contents.save')}
      </Button>
    </FormFrame>
  )
}

/** What is being changed. When other goods were kept elsewhere, those take its place. */
function useContents(repeat: OneRepeat) {
  const [days, setDays] = useState(repeat.days)
  const [lines, setLines] = useState<readonly Line[]>(repeat.lines)
  const contents = JSON.stringify(contentOf(repeat))
  const [begunWith, setBegunWith] = useState(contents)
  const [isReplaced, setIsReplaced] = useState(false)
  if (contents !== begunWith) {
    setBegunWith(contents)
    setDays(repeat.days)
    setLines(repeat.lines)
    setIsReplaced(true)
  }
  return { days, setDays, lines, setLines, isReplaced }
}

type Content = ReturnType<typeof contentOf>

function contentOf({ days, lines }: { days: number; lines: readonly Line[] }) {
  return { days, lines: lines.map(({ productVariantId, quantity }) => ({ productVariantId, quantity })) }
}

/** What it then costs is asked with every change, and agreed to with the press that saves. */
function useSaving({ repeat, reload }: Props, wanted: Content) {
  const close = useClosePanel()
  const t = useTranslations('repeat.done')
  const { change, failure } = useRepeatChange(reload)
  const { repeatDeliveryId, version } = repeat
  const { content, reload: priceAnew } = useAccountContent(
    `repeat price ${repeatDeliveryId} ${version} ${JSON.stringify(wanted)}`,
    (api) => api.extended(repeatDeliveryCalls).price(repeatDeliveryId, wanted),
  )
  const save = (agreedAmount: number) =>
    change(async (calls) => {
      try {
        await calls.change(repeatDeliveryId, { ...wanted, version, agreedAmount })
        close()
      } catch (error) {
        const { code } = problemOf(error)
        if (code === 'changed-meanwhile') await reload()
        if (code === 'total-changed') await priceAnew()
        throw error
      }
    }, t('changed'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (content?.state === 'resolved') save(content.value.amount)
    // What was refused may go by what is there now.
    if (content?.state === 'rejected') void Promise.all([reload(), priceAnew()])
  }
  return { content, submit, failure }
}

type PriceProps = { repeat: OneRepeat; content: AsyncContent<Schemas['RepeatPrice']> | null }

/** What a delivery costs and when it comes with what is chosen; the price of before while the new one is worked out. */
function NewPrice({ repeat, content }: PriceProps) {
  const t = useTranslations('repeat.list')
  const wordsOf = useRepeatWords()
  const formats = useFormats()
  const { state, day, calculation } = repeat
  const { totalAmount } = calculation
  const price = answerOf(content) ?? { amount: totalAmount, amountBefore: totalAmount, day }
  const isSlow = content?.state === 'pending' && content.slow
  return (
    <div
      aria-live="polite"
      className={`flex flex-col gap-2 text-sm transition-opacity duration-150 ${isSlow ? 'opacity-60' : ''}`}
    >
      {content?.state === 'rejected' ? (
        <p className="text-danger font-medium">{wordsOf(problemOf(content.error))}</p>
      ) : (
        <>
          {price.amount > 0 ? <AgreedPrice repeat={repeat} price={price} /> : null}
          {state === 'active' ? <p>{t('next', { date: formats.day(price.day) })}</p> : null}
        </>
      )}
    </div>
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

/** The packs of a product that go by parcel; none until they are known (REPEAT-29). */
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
