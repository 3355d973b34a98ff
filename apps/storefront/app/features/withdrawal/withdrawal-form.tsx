import { tidyWithdrawal, type WithdrawalFields, withdrawalProblems } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'
import { EmailField } from '../../shared/forms/email-field'
import { FormFrame } from '../../shared/forms/form-frame'
import { RefusedFields } from '../../shared/forms/statement-parts'
import { useSmallForm } from '../../shared/forms/use-small-form'
import { Button } from '../../ui/button'
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
      {isJudged ? (
        <RefusedFields
          problems={withdrawalProblems(start).map(({ parameter, reason, max = 0 }) => ({
            name: parameter,
            label: t(`fields.${parameter}`),
            words: t(`errors.${reason}`, { max }),
          }))}
        />
      ) : null}
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
