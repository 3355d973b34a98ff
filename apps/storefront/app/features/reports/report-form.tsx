import {
  fewestExplaining,
  type ReportFields,
  reportProblems,
  reportReasons,
  tidyReport,
} from '@haverhof/domain/reports'
import { useTranslations } from '#texts'
import { PrivacyLink } from '../../shared/forms/privacy-link'
import { EmailField } from '../../shared/forms/email-field'
import type { FormError } from '../../shared/forms/form-face'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import { RefusedFields } from '../../shared/forms/statement-parts'
import { useSmallForm } from '../../shared/forms/use-small-form'
import { oneOf } from '../../toolkit/one-of'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { FieldError } from '../../ui/field-frame'
import { Notice } from '../../ui/notice'
import { RadioCard, RadioCards } from '../../ui/radio-cards'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import { decidedReportDays } from '@haverhof/domain/shared'

type Props = {
  start: ReportFields
  isJudged: boolean
  /** Whether an attempt without scripts has failed. */
  hasFailed: boolean
  send: (values: ReportFields) => Promise<void>
}

const isWorded = oneOf(['required', 'too-long', 'too-few-words', 'invalid-email'])

/** Why, in words, by whom, and in good faith (REPORTS-2). */
export function ReportForm({ start, isJudged, hasFailed, send }: Props) {
  const t = useTranslations('report')
  const wordsOf = useErrorWords()
  const { field, submit, failure, isBusy } = useSmallForm<ReportFields>({
    start,
    isJudged,
    problemsOf: (values) => reportProblems(tidyReport(values)),
    send: (values) => send(tidyReport(values)),
    wordsOf,
  })
  return (
    <FormFrame submit={submit} withoutScripts="works" className="flex max-w-[64rem] flex-col gap-5">
      {isJudged ? (
        <RefusedFields
          problems={reportProblems(start).map(({ parameter, reason, max }) => ({
            name: parameter,
            label: t(`fields.${parameter}`),
            words: wordsOf({ type: reason, message: String(max) }, parameter),
          }))}
        />
      ) : null}
      <Reasons {...field('reason')} />
      <TextArea
        {...field('explanation')}
        label={t('fields.explanation')}
        hint={t('explanationHint', { min: fewestExplaining })}
        rows={4}
      />
      <TextField
        {...field('fullName')}
        label={t('fields.fullName')}
        optional={t('optional')}
        autoComplete="name"
      />
      <EmailField
        {...field('emailAddress')}
        label={t('fields.emailAddress')}
        hint={t('emailHint')}
        optional={t('optional')}
      />
      <GoodFaith {...field('goodFaith')} />
      <ReportPrivacy />
      {hasFailed ? (
        <Notice tone="danger" role="alert">
          {t('failed')}
        </Notice>
      ) : null}
      <FormFailure problem={failure} />
      <Button look="primary" type="submit" aria-busy={isBusy} className="min-h-12 self-start px-8">
        {t('submit')}
      </Button>
    </FormFrame>
  )
}

type FieldProps = ReturnType<ReturnType<typeof useSmallForm<ReportFields>>['field']>

function Reasons({ defaultValue, error, ...field }: FieldProps) {
  const t = useTranslations('report.fields')
  const reasons = useTranslations('reasons.report')
  return (
    <RadioCards legend={t('reason')} error={error}>
      {reportReasons.map((word) => (
        <RadioCard
          key={word}
          {...field}
          value={word}
          defaultChecked={word === defaultValue}
          title={reasons(word)}
        />
      ))}
    </RadioCards>
  )
}

function GoodFaith({ defaultValue, error, ...field }: FieldProps) {
  const t = useTranslations('report.fields')
  return (
    <div>
      <Checkbox
        {...field}
        value="yes"
        defaultChecked={defaultValue !== ''}
        label={t('goodFaith')}
        aria-invalid={error ? true : undefined}
      />
      <FieldError id="good-faith" error={error} />
    </div>
  )
}

function useErrorWords() {
  const t = useTranslations('report.errors')
  return ({ type, message }: FormError, name: keyof ReportFields): string | undefined => {
    if (!isWorded(type)) return undefined
    return t(name === 'goodFaith' ? 'not-ticked' : type, { max: Number(message) })
  }
}

/** Who reads a report and how long it is kept (REPORTS-8). */
function ReportPrivacy() {
  const t = useTranslations('report')
  return (
    <p className="text-muted max-w-prose text-sm">
      {t('privacy', { days: decidedReportDays })} <PrivacyLink>{t('privacyLink')}</PrivacyLink>
    </p>
  )
}
