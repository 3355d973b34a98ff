import { tidyWithdrawal, type WithdrawalFields, withdrawalProblems } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'
import { EmailField } from '../../shared/forms/email-field'
import { FormFrame } from '../../shared/forms/form-frame'
import { useSmallForm } from '../../shared/forms/use-small-form'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'

type Props = { start: WithdrawalFields; isJudged: boolean; onDone: (values: WithdrawalFields) => void }

const isWorded = oneOf(['required', 'too-long', 'invalid-email'])

/** The first of two steps: what is withdrawn, by whom, and where the receipt goes. */
export function WithdrawalForm({ start, isJudged, onDone }: Props) {
  const t = useTranslations('withdrawal')
  const { field, submit } = useSmallForm<WithdrawalFields>({
    start,
    isJudged,
    problemsOf: (values) => withdrawalProblems(tidyWithdrawal(values)),
    send: async (values) => onDone(tidyWithdrawal(values)),
    wordsOf: ({ type, message }) =>
      isWorded(type) ? t(`errors.${type}`, { max: Number(message) }) : undefined,
  })
  return (
    <FormFrame submit={submit} withoutScripts="works" className="flex max-w-[64rem] flex-col gap-5">
      {isJudged ? <Refused values={start} /> : null}
      <TextField {...field('fullName')} label={t('fields.fullName')} autoComplete="name" />
      <TextField
        {...field('orderNumber')}
        label={t('fields.orderNumber')}
        hint={t('orderNumberHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <EmailField {...field('emailAddress')} label={t('fields.emailAddress')} hint={t('emailHint')} />
      <TextArea
        {...field('statement')}
        label={t('fields.statement')}
        hint={t('statementHint')}
        optional={t('optional')}
      />
      <Button look="primary" type="submit" className="min-h-14 self-start px-8 text-lg">
        {t('review')}
      </Button>
    </FormFrame>
  )
}

/** Without scripts nothing moves to the first field that is wrong: all of them are named above the form. */
function Refused({ values }: { values: WithdrawalFields }) {
  const t = useTranslations('withdrawal')
  return (
    <Notice tone="danger" role="alert">
      <ul>
        {withdrawalProblems(values).map(({ parameter, reason, max = 0 }) => (
          <li key={parameter}>
            {t(`fields.${parameter}`)}: {t(`errors.${reason}`, { max })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
