import { horseCalls } from '@haverhof/api-client/horses'
import {
  bodyConditions,
  healthProblems,
  isForageFor,
  type HorseType,
  horseTypes,
  lifeStages,
  roughageTypesFor,
  usualWeightsKg,
  workLoads,
} from '@haverhof/domain/feed-advice'
import { horseLimits } from '@haverhof/domain/horses'
import { useTranslations } from '#texts'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import { type ShopForm, useShopForm, useWatch } from '../../shared/forms/use-shop-form'
import { copyOf, inputOf } from '../../shared/horses/account-horse'
import { chooseHorse, chosenHorse } from '../../shared/horses/chosen-horse'
import { announce } from '../../shared/shop/announce'
import { useApi } from '../../shared/shop/use-api'
import { oneOf } from '../../toolkit/one-of'
import { Button, ButtonLink } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import type { Horse } from './horse-types'
import { horseOf, type HorseValues, newHorse, problemsOf, valuesOf } from './horse-values'

type Props = {
  /** Null for a new one. */
  horse: Horse | null
  onDone: () => void
  onSignedOut: () => void
}

const hasOwnWords = oneOf(['impossible-weight', 'impossible-year', 'only-for-donkeys'])

/** What is kept of a horse (HORSES-3). A new one is the chosen one where there was none. */
export function HorseForm({ horse, onDone, onSignedOut }: Props) {
  const t = useTranslations('horses')
  const form = useHorseForm({ horse, onDone, onSignedOut })
  return (
    <FormFrame submit={form.submit} className="flex max-w-[64rem] flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-2 sm:items-end">
        <TextField
          {...form.field('name')}
          label={t('form.name')}
          maxLength={horseLimits.nameLength + 20}
          autoComplete="off"
        />
        <TextField
          {...form.field('birthYear')}
          label={t('form.birthYear')}
          hint={t('form.birthYearHint')}
          optional={useTranslations('forms.fields')('optional')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Answers form={form} isNew={horse === null} />
      <Health form={form} />
      <FormFailure
        problem={form.failure}
        wordsOf={({ code }) => (code === 'too-many-horses' ? t('errors.too-many-horses') : null)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          type="submit"
          aria-disabled={form.isBusy || undefined}
          className="min-h-12 px-8"
        >
          {t('form.save')}
        </Button>
        {horse ? null : (
          <ButtonLink look="text" to="/account/horses/" className="min-h-12">
            {t('form.cancel')}
          </ButtonLink>
        )}
      </div>
    </FormFrame>
  )
}

function useHorseForm({ horse, onDone, onSignedOut }: Props) {
  const api = useApi()
  const t = useTranslations('horses')
  return useShopForm<HorseValues>({
    start: valuesOf(horse ?? newHorse),
    problemsOf,
    send: async (values) => {
      const changedHorse = horseOf(values)
      const body = inputOf(changedHorse)
      if (horse) await api.extended(horseCalls).change(horse.horseId, body)
      else {
        const { horseId } = await api.extended(horseCalls).add(body)
        if (!chosenHorse()) chooseHorse(copyOf({ ...changedHorse, horseId }))
      }
      announce(t('form.saved', { horse: changedHorse.name }))
      onDone()
    },
    wordsOf: ({ type }) => (hasOwnWords(type) ? t(`errors.${type}`) : undefined),
    onRefused: ({ status }) => {
      if (status === 401) onSignedOut()
      return status === 401
    },
  })
}

type PartProps = { form: ShopForm<HorseValues> }

/** What the calculator asks. */
function Answers({ form, isNew }: PartProps & { isNew: boolean }) {
  const calculator = useTranslations('calculator.form')
  const words = useTranslations('horse')
  const kind = form.field('horseType')
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SelectField
        {...kind}
        onChange={(event) => {
          const next = event.target.value as HorseType
          if (isNew) bringUsualWeight(form, next)
          if (!isForageFor(form.form.getValues('roughageType'), next))
            form.form.setValue('roughageType', 'hay')
          return kind.onChange(event)
        }}
        label={calculator('horseType')}
      >
        {horseTypes.map((each) => (
          <option key={each} value={each}>
            {calculator(`horseTypes.${each}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('weightKg')}
        label={calculator('weight')}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField {...form.field('lifeStage')} label={words('lifeStage')}>
        {lifeStages.map((each) => (
          <option key={each} value={each}>
            {words(`lifeStages.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.field('bodyCondition')} label={words('bodyCondition')}>
        {bodyConditions.map((each) => (
          <option key={each} value={each}>
            {words(`bodyConditions.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.field('workLoad')} label={calculator('workLoad')}>
        {workLoads.map((each) => (
          <option key={each} value={each}>
            {calculator(`workLoads.${each}.title`)}
          </option>
        ))}
      </SelectField>
      <Forage form={form} />
    </div>
  )
}

/** What is forage for such an animal (FEED-ADVICE-2). */
function Forage({ form }: PartProps) {
  const calculator = useTranslations('calculator.form')
  const t = useTranslations('horses.form')
  const horseType = useWatch({ control: form.form.control, name: 'horseType' })
  return (
    <SelectField {...form.field('roughageType')} label={t('roughage')}>
      {roughageTypesFor(horseType).map((each) => (
        <option key={each} value={each}>
          {calculator(`roughageTypes.${each}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** Another animal brings its usual weight along, unless one was given (FEED-ADVICE-79). */
function bringUsualWeight({ form }: ShopForm<HorseValues>, next: HorseType): void {
  const { horseType, weightKg } = form.getValues()
  if (weightKg === String(usualWeightsKg[horseType])) form.setValue('weightKg', String(usualWeightsKg[next]))
}

function Health({ form: { form } }: PartProps) {
  const words = useTranslations('horse')
  const t = useTranslations('horses.form')
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{words('health')}</legend>
      <p className="text-muted pb-1 text-sm">{t('healthHint')}</p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {[...healthProblems, 'none' as const].map((each) => (
          <Checkbox key={each} {...form.register(each)} label={words(`healthProblems.${each}`)} />
        ))}
      </div>
    </fieldset>
  )
}
