import { horseCalls } from '@haverhof/api-client/horses'
import { packLimits } from '@haverhof/domain/horses'
import { formatDate, parseDate } from '@haverhof/domain/shared'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import { type ShopForm, useShopForm, useWatch } from '../../shared/forms/use-shop-form'
import { RefusalSentence } from '../../shared/horses/refused-ration'
import { rationOf } from '../../shared/horses/use-ration'
import { RefusalReasonSlot } from '../../shared/lazy/refusal-reason-slot'
import { announce } from '../../shared/shop/announce'
import { useApi } from '../../shared/shop/use-api'
import { oneOf } from '../../toolkit/one-of'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { DateField } from '../../ui/date-field'
import { Notice } from '../../ui/notice'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import type { BoughtPack, Horse } from './horse-types'
import { figureOf } from './horse-values'
import { useToday } from './use-today'

type Props = { horse: Horse; boughtPacks: readonly BoughtPack[]; onSaved: () => void }

type Values = {
  productVariantId: string
  openedOn: string
  pieces: string
  gramsPerDay: string
  isReminded: boolean
}

const hasOwnWords = oneOf(['impossible-number'])
const ownFailures = oneOf(['too-many-packs'])

/** Since when, how many, how much a day, and whether to be told (HORSES-9, 10). */
export function PackForm({ horse, boughtPacks, onSaved }: Props) {
  const t = useTranslations('horses')
  const form = usePackForm({ horse, boughtPacks, onSaved })
  const chosen = useWatch({ control: form.form.control, name: 'productVariantId' })
  const pack = boughtPacks.find(({ productVariantId }) => String(productVariantId) === chosen)
  return (
    <FormFrame submit={form.submit} className="flex max-w-[64rem] flex-col gap-5">
      <FeedField {...{ form, horse, boughtPacks }} />
      <div className="grid gap-5 sm:grid-cols-3">
        <DateField {...form.field('openedOn')} label={t('packs.openedOn')} />
        <TextField
          {...form.field('pieces')}
          label={t('packs.pieces')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...form.field('gramsPerDay')}
          label={t(pack?.unit === 'ml' ? 'packs.millilitresPerDay' : 'packs.gramsPerDay')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <p className="text-muted -mt-3 text-sm">
        {t('packs.gramsHint', { horse: horse.name })} {pack?.fedDays && t('packs.course', pack.fedDays)}
      </p>
      <Checkbox
        {...form.form.register('isReminded')}
        label={t('packs.remind')}
        hint={t('packs.remindHint')}
      />
      <FormFailure
        problem={form.failure}
        wordsOf={({ code }) => (ownFailures(code) ? t(`errors.${code}`) : null)}
      />
      <Button type="submit" look="brand" aria-disabled={form.isBusy || undefined} className="self-start">
        {t('packs.add')}
      </Button>
    </FormFrame>
  )
}

type FieldProps = { form: ShopForm<Values> } & Pick<Props, 'horse' | 'boughtPacks'>

/** Another feed brings its dose along: what the calculator gives this horse of it, or why it gives none. */
function FeedField({ form, horse, boughtPacks }: FieldProps) {
  const t = useTranslations('horses.packs')
  const api = useApi()
  const [refusal, setRefusal] = useState<string | null>(null)
  const fillDose = async (variantId: string) => {
    const pack = boughtPacks.find(({ productVariantId }) => String(productVariantId) === variantId)
    setRefusal(null)
    const ration = pack && (await rationOf(api, pack.productId, horse).catch(() => null))
    // Of the feed that was chosen in the meantime it says nothing.
    if (ration === undefined || form.form.getValues('productVariantId') !== variantId) return
    const isRefused = ration !== null && 'refusal' in ration
    setRefusal(isRefused ? ration.refusal : null)
    // The dose of the feed before is none of this one.
    const isKnown = ration !== null && !isRefused
    form.form.setValue('gramsPerDay', isKnown ? String(Math.round(ration.gramsPerDay)) : '')
  }
  const { onChange, ...field } = form.field('productVariantId')
  return (
    <>
      <SelectField
        {...field}
        label={t('feed')}
        onChange={(event) => {
          void onChange(event)
          void fillDose(event.currentTarget.value)
        }}
      >
        <option value="">–</option>
        {boughtPacks.map(({ productVariantId, title, packSize }) => (
          <option key={productVariantId} value={productVariantId}>
            {title}, {packSize}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite">{refusal && <Refused refusal={refusal} horse={horse.name} />}</div>
    </>
  )
}

function Refused(refused: { refusal: string; horse: string }) {
  return (
    <Notice tone="warning">
      <RefusalSentence {...refused} /> <RefusalReasonSlot refusal={refused.refusal} />
    </Notice>
  )
}

function usePackForm({ horse, onSaved }: Props) {
  const t = useTranslations('horses')
  const api = useApi()
  return useShopForm<Values>({
    start: {
      productVariantId: '',
      openedOn: formatDate(useToday()),
      pieces: '1',
      gramsPerDay: '',
      isReminded: false,
    },
    problemsOf,
    send: async ({ productVariantId, openedOn, pieces, gramsPerDay, isReminded }) => {
      const day = parseDate(openedOn)
      if (!day.ok) return
      await api.extended(horseCalls).openPack(horse.horseId, Number(productVariantId), {
        openedOn: day.value,
        pieces: figureOf(pieces),
        gramsPerDay: figureOf(gramsPerDay),
        isReminded,
      })
      announce(t('packs.added'))
      onSaved()
    },
    wordsOf: ({ type }) => (hasOwnWords(type) ? t(`errors.${type}`) : undefined),
  })
}

function problemsOf({ productVariantId, openedOn, pieces, gramsPerDay }: Values) {
  const isWithin = (text: string, { min, max }: { min: number; max: number }) =>
    figureOf(text) >= min && figureOf(text) <= max
  return [
    ...(productVariantId === '' ? [{ parameter: 'productVariantId', reason: 'required' }] : []),
    ...(parseDate(openedOn).ok ? [] : [{ parameter: 'openedOn', reason: 'invalid-date' }]),
    ...(isWithin(pieces, packLimits.pieces) ? [] : [{ parameter: 'pieces', reason: 'impossible-number' }]),
    ...(isWithin(gramsPerDay, packLimits.gramsPerDay)
      ? []
      : [{ parameter: 'gramsPerDay', reason: 'impossible-number' }]),
  ]
}
