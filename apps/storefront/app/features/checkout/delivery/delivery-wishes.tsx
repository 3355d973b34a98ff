import { fieldLimits } from '@haverhof/domain/checkout'
import { yardAnswers, yardQuestions } from '@haverhof/domain/delivery'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { RemarkField } from '../../../shared/forms/recipient-fields'
import { useFormats } from '../../../shared/prices/formats'
import { SelectField } from '../../../ui/select-field'
import { Notice } from '../../../ui/notice'
import { impossibleDay, type WishesDraft, type YardDraft } from './use-wishes'

type Props = {
  wishes: WishesDraft
  onChange: (wishes: WishesDraft) => void
  /** From which a day may be chosen; often none, and null until they are known. */
  days: readonly string[] | null
  /** A big box or a silo: a lorry asks about the yard. */
  byAppointment: boolean
  /** The questions about the yard were passed over. */
  isYardMissing: boolean
  /** Where the customer's phone number is unknown. */
  phone: ReactNode
}

/**
 * A day where the carrier offers
 * it, a word for the driver, and what a lorry finds in the yard (CHECKOUT-PAGES-33, DELIVERY-12, DELIVERY-19).
 */
export function DeliveryWishes({ wishes, onChange, days, byAppointment, isYardMissing, phone }: Props) {
  const t = useTranslations('yard.day')
  const delivery = useTranslations('delivery')
  const formats = useFormats()
  const hasDays = days !== null && days.length > 0
  const lostDay = impossibleDay(wishes.day, days)
  return (
    <div className="flex flex-col gap-5">
      {byAppointment ? (
        <YardQuestions
          yard={wishes.yard}
          onChange={(yard) => onChange({ ...wishes, yard })}
          isMissing={isYardMissing}
          phone={phone}
        />
      ) : null}
      <div role="alert" className="empty:hidden">
        {lostDay ? <Notice tone="warning">{t('impossible', { day: formats.day(lostDay) })}</Notice> : null}
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {hasDays ? (
          <SelectField
            name="delivery-day"
            label={byAppointment ? delivery('dayAsked') : t('label')}
            value={lostDay ? '' : (wishes.day ?? '')}
            // The field beside it has a line of help: both end on one line.
            className="justify-end"
            onChange={(event) => onChange({ ...wishes, day: event.currentTarget.value || null })}
          >
            <option value="">{t('soonest')}</option>
            {days.map((day) => (
              <option key={day} value={day}>
                {formats.day(day)}
              </option>
            ))}
          </SelectField>
        ) : null}
        <RemarkField
          name="delivery-remark"
          maxLength={fieldLimits.remark}
          value={wishes.remark ?? ''}
          onChange={(event) => onChange({ ...wishes, remark: event.currentTarget.value })}
          className={hasDays ? '' : 'sm:col-span-2'}
        />
      </div>
    </div>
  )
}

type YardProps = {
  yard: YardDraft
  onChange: (yard: YardDraft) => void
  /** They were passed over. */
  isMissing: boolean
  phone: ReactNode
}

/** What a lorry finds in the yard (DELIVERY-19). */
export function YardQuestions({ yard, onChange, isMissing, phone }: YardProps) {
  const t = useTranslations('yard')
  return (
    <fieldset className="border-line rounded-card min-w-0 border px-4 pb-5 sm:px-5">
      {/* Inside the frame: on its border two lines of it would cover the text. */}
      <legend className="font-display float-left w-full pt-4 pb-1 text-xl leading-snug font-semibold">
        {t('title')}
      </legend>
      <p className="text-muted clear-both pb-4">{t('text')}</p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {phone}
        {yardQuestions.map((question) => (
          <SelectField
            key={question}
            name={`yard-${question}`}
            label={t(`questions.${question}`)}
            value={yard[question] ?? ''}
            error={isMissing && !yard[question] ? t('missing') : undefined}
            className="justify-end"
            onChange={(event) => {
              const answer = yardAnswers.find((each) => each === event.currentTarget.value)
              onChange({ ...yard, [question]: answer })
            }}
          >
            <option value="">…</option>
            {yardAnswers.map((answer) => (
              <option key={answer} value={answer}>
                {t(`answers.${answer}`)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  )
}
