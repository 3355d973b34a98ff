import { endingKinds } from '@haverhof/domain/orders'
import { type EndingFields, endingKindOf, endingProblems, tidyEnding } from '@haverhof/domain/repeat-delivery'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'
import { EmailField } from '../../shared/forms/email-field'
import { FormFrame } from '../../shared/forms/form-frame'
import { RefusedFields, StatementFacts } from '../../shared/forms/statement-parts'
import { useSmallForm } from '../../shared/forms/use-small-form'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date-field'
import { Notice } from '../../ui/notice'
import { RadioCard, RadioCards } from '../../ui/radio-cards'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import { endingFields } from './take-ending'

type Props = {
  start: EndingFields
  isJudged: boolean
  /** Whether an attempt without scripts has failed. */
  hasFailed: boolean
  /** Sends the declaration. */
  confirm: (values: EndingFields) => Promise<void>
}

const isWorded = oneOf(['required', 'too-long', 'invalid-email', 'invalid-date'])

/** What ends, by whom, how and when, and on the same page the button that counts (§ 312k BGB) (ENDING-6). */
export function EndingForm({ start, isJudged, hasFailed, confirm }: Props) {
  const t = useTranslations('ending')
  const { field, submit, failure, isBusy } = useSmallForm<EndingFields>({
    start,
    isJudged,
    problemsOf: (values) => endingProblems(tidyEnding(values)),
    send: (values) => confirm(tidyEnding(values)),
    wordsOf: ({ type, message }) =>
      isWorded(type) ? t(`errors.${type}`, { max: Number(message) }) : undefined,
  })
  const { defaultValue, error, ...kind } = field('kind')
  return (
    <FormFrame submit={submit} withoutScripts="works" className="flex max-w-[64rem] flex-col gap-5">
      {isJudged ? <Refused values={start} /> : null}
      <TextField {...field('fullName')} label={t('fields.fullName')} autoComplete="name" />
      <TextField
        {...field('contract')}
        label={t('fields.contract')}
        hint={t('contractHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <EmailField {...field('emailAddress')} label={t('fields.emailAddress')} hint={t('emailHint')} />
      <RadioCards legend={t('fields.kind')} error={error}>
        {endingKinds.map((word) => (
          <RadioCard
            key={word}
            {...kind}
            value={word}
            defaultChecked={word === defaultValue}
            title={t(`kinds.${word}`)}
          />
        ))}
      </RadioCards>
      <TextArea
        {...field('reason')}
        label={t('fields.reason')}
        hint={t('reasonHint')}
        optional={t('optional')}
        rows={3}
      />
      <DateField
        {...field('endsOn')}
        label={t('fields.endsOn')}
        hint={t('endsOnHint')}
        optional={t('optional')}
      />
      <div role="alert" className="empty:hidden">
        {hasFailed || failure ? <Notice tone="danger">{t('failed')}</Notice> : null}
      </div>
      <Button look="primary" type="submit" aria-busy={isBusy} className="min-h-14 self-start px-8 text-lg">
        {t('confirm')}
      </Button>
    </FormFrame>
  )
}

function Refused({ values }: { values: EndingFields }) {
  const t = useTranslations('ending')
  const problems = endingProblems(values).map(({ parameter, reason, max = 0 }) => ({
    name: parameter,
    label: t(`fields.${parameter}`),
    words: t(`errors.${reason}`, { max }),
  }))
  return <RefusedFields problems={problems} />
}

/** What was declared. */
export function EndingFacts({ values }: { values: EndingFields }) {
  const t = useTranslations('ending')
  const kind = endingKindOf(values.kind)
  const shown = {
    ...values,
    kind: kind ? t(`kinds.${kind}`) : '',
    endsOn: values.endsOn === '' ? t('soonest') : values.endsOn,
  }
  return (
    <StatementFacts
      facts={endingFields.map((name) => ({ name, label: t(`fields.${name}`), text: shown[name] }))}
    />
  )
}
