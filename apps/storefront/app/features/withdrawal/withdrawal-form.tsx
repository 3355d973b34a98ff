import { tidyWithdrawal, type WithdrawalFields, withdrawalProblems } from '@haverhof/domain/orders'
import { type FocusEvent, type FormEvent, useState } from 'react'
import { useTranslations } from '#texts'
import { afterPress } from '../../toolkit/after-press'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import { withdrawalFields as fields } from './take-step'

type Props = { start: WithdrawalFields; isJudged: boolean; onDone: (values: WithdrawalFields) => void }
type Name = keyof WithdrawalFields

/** The first of two steps: what is withdrawn, by whom, and where the receipt goes. */
export function WithdrawalForm({ start, isJudged, onDone }: Props) {
  const t = useTranslations('withdrawal')
  const [values, setValues] = useState(start)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set(isJudged ? fields : []))
  const problems = withdrawalProblems(tidyWithdrawal(values))
  const problemOf = (name: Name) => problems.find(({ parameter }) => parameter === name)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setLeft(new Set(fields))
    const wrong = fields.find((name) => problemOf(name))
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else onDone(tidyWithdrawal(values))
  }
  const field = (name: Name) => {
    const problem = left.has(name) ? problemOf(name) : undefined
    return {
      name,
      label: t(`fields.${name}`),
      value: values[name],
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setValues({ ...values, [name]: value }),
      onBlur: (_event: FocusEvent) => afterPress(() => setLeft((known) => new Set(known).add(name))),
      error: problem ? t(`errors.${problem.reason}`, { max: problem.max ?? 0 }) : undefined,
    }
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-[64rem] flex-col gap-5">
      {isJudged ? <Refused problems={problems} /> : null}
      <TextField {...field('fullName')} autoComplete="name" />
      <TextField
        {...field('orderNumber')}
        hint={t('orderNumberHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...field('emailAddress')}
        hint={t('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea {...field('statement')} hint={t('statementHint')} optional={t('optional')} />
      <Button look="primary" type="submit" className="min-h-14 self-start px-8 text-lg">
        {t('review')}
      </Button>
    </form>
  )
}

/** Without scripts nothing moves to the first field that is wrong: all of them are named above the form. */
function Refused({ problems }: { problems: ReturnType<typeof withdrawalProblems> }) {
  const t = useTranslations('withdrawal')
  if (problems.length === 0) return null
  return (
    <Notice tone="danger" role="alert">
      <ul>
        {problems.map(({ parameter, reason, max = 0 }) => (
          <li key={parameter}>
            {t(`fields.${parameter}`)}: {t(`errors.${reason}`, { max })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
