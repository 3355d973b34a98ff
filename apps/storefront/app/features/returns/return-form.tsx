import { longestRemarks, needsPhoto, reasonsOf, type ReturnReason } from '@haverhof/domain/returns'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import { useWatch } from '../../shared/forms/use-shop-form'
import { useFormats } from '../../shared/prices/formats'
import { Button, ButtonLink } from '../../ui/button'
import { RadioCard, RadioCards } from '../../ui/radio-cards'
import { SelectField } from '../../ui/select-field'
import { TextArea } from '../../ui/text-area'
import { PhotoField } from '../../shared/photos/photo-field'
import type { ReturnableLine } from './send-return'
import { useReturnForm } from './use-return-form'

type Props = {
  /** The lines with this product that can still come back. */
  lines: readonly [ReturnableLine, ...ReturnableLine[]]
  onDone: (returnId: number, reason: ReturnReason) => void
  onSignedOut: () => void
}

/** How many, why, a word about it, and a photo where there is damage (ACCOUNT-PAGES-15). */
export function ReturnForm({ lines, onDone, onSignedOut }: Props) {
  const t = useTranslations('returns')
  const { form, submit, failure, progress, errorOf } = useReturnForm({ lines, onDone, onSignedOut })
  const chosen = lines[Number(useWatch({ control: form.control, name: 'line' }))] ?? lines[0]
  return (
    <FormFrame submit={submit} className="flex max-w-[64rem] flex-col gap-6">
      {lines.length > 1 ? <LineChoice lines={lines} register={form.register('line')} /> : null}
      <SelectField
        {...form.register('quantity', { valueAsNumber: true })}
        label={t('form.quantity')}
        error={errorOf('quantity')}
        className="xs:max-w-[16rem]"
      >
        {Array.from({ length: chosen.quantity }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </SelectField>
      <ReasonFields form={form} errorOf={errorOf} reasons={chosen.reasons} />
      <FormFailure
        problem={failure}
        wordsOf={({ code }) => (isOwnFailure(code) ? t(`errors.${code}`) : null)}
      />
      {progress === null ? null : <Progress share={progress} />}
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          type="submit"
          aria-disabled={progress !== null || undefined}
          className="min-h-12 px-8 aria-disabled:cursor-progress aria-disabled:opacity-60"
        >
          {t('form.submit')}
        </Button>
        <ButtonLink look="text" to="/account/returns/" className="min-h-12">
          {t('form.cancel')}
        </ButtonLink>
      </div>
    </FormFrame>
  )
}

/** Why, of the reasons there still are, a word about it, and a photo, which damage asks for (RETURNS-12). */
function ReasonFields({
  form,
  errorOf,
  reasons,
}: Pick<ReturnType<typeof useReturnForm>, 'form' | 'errorOf'> & Pick<ReturnableLine, 'reasons'>) {
  const t = useTranslations('returns')
  const fields = useTranslations('forms.fields')
  const reason = useWatch({ control: form.control, name: 'reason' })
  const photo = useWatch({ control: form.control, name: 'photo' })
  // Another reason may ask for none; the press says so if it does.
  const forgetMissingPhoto = () => {
    if (form.getFieldState('photo').error?.type === 'photo-needed') form.clearErrors('photo')
  }
  return (
    <>
      <SelectField
        {...form.register('reason', { onChange: forgetMissingPhoto })}
        label={t('form.reason')}
        error={errorOf('reason')}
      >
        <option value="">{t('form.chooseReason')}</option>
        {(['defect', 'change-of-mind'] as const).map((ground) => {
          const offered = reasonsOf(ground).filter((each) => reasons.includes(each))
          return offered.length === 0 ? null : (
            <optgroup key={ground} label={t(`grounds.${ground}`)}>
              {offered.map((each) => (
                <option key={each} value={each}>
                  {t(`reasons.${each}`)}
                </option>
              ))}
            </optgroup>
          )
        })}
      </SelectField>
      <TextArea
        {...form.register('remarks')}
        label={t('form.remarks')}
        hint={t('form.remarksHint')}
        optional={fields('optional')}
        error={errorOf('remarks')}
        maxLength={longestRemarks + 40}
        rows={4}
      />
      <PhotoField
        photo={photo}
        hint={t('form.photoHint')}
        isNeeded={reason !== '' && needsPhoto(reason)}
        error={errorOf('photo')}
        onChange={(taken) => form.setValue('photo', taken, { shouldValidate: true, shouldDirty: true })}
        onProblem={(problem) => form.setError('photo', { type: problem })}
      />
    </>
  )
}

type ChoiceProps = Pick<Props, 'lines'> & { register: React.ComponentProps<'input'> }

/** The same product from several orders: which of them comes back. */
function LineChoice({ lines, register }: ChoiceProps) {
  const t = useTranslations('returns')
  const order = useTranslations('account.order')
  const formats = useFormats()
  return (
    <RadioCards legend={t('form.line')}>
      {lines.map(({ orderId, lineNumber, orderedAt, quantity }, index) => (
        <RadioCard
          key={`${orderId}-${lineNumber}`}
          {...register}
          value={index}
          defaultChecked={index === 0}
          title={order('title', { number: orderId })}
          text={`${formats.date(orderedAt)} · ${t('pieces', { count: quantity })}`}
        />
      ))}
    </RadioCards>
  )
}

const isOwnFailure = oneOf(['not-returnable', 'too-many-returned'])

function Progress({ share }: { share: number }) {
  const t = useTranslations('returns.form')
  const { percent } = useFormats()
  return (
    <div>
      <progress value={share} max={1} aria-label={t('sending')} className="accent-brand h-3 w-full" />
      <p className="text-muted text-sm" aria-hidden="true">
        {t('sendingShare', { percent: percent(Math.round(share * 100)) })}
      </p>
    </div>
  )
}
