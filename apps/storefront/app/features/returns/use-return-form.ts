import { type ReturnReason, returnProblems, tidyRemarks } from '@haverhof/domain/returns'
import { useState } from 'react'
import { type FieldError, type FieldPath, useForm } from 'react-hook-form'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'
import { type Problem, problemOf, showFieldProblems } from '../../shared/forms/problem'
import { ruleResolver } from '../../shared/forms/rule-resolver'
import { useFieldTexts } from '../../shared/forms/use-field-texts'
import { useShop } from '../../shared/shop/shop'
import type { ReturnableLine } from './return-types'
import { sendReturn } from './send-return'
import type { ReturnPhoto } from './shrink-photo'

export type ReturnValues = {
  /** Which of the lines with this product: its place in the list. */
  line: string
  quantity: number
  reason: ReturnReason | ''
  remarks: string
  photo: ReturnPhoto | null
}

/** Words that only returns have; everything else is said as in any form. */
const hasOwnWords = oneOf([
  'photo-needed',
  'photo-too-large',
  'photo-wrong-type',
  'photo-too-many-pixels',
  'photo-unreadable',
  'too-many-returned',
])

type Needs = { lines: readonly ReturnableLine[]; onDone: (returnId: number) => void; onSignedOut: () => void }

/** ACCOUNT-PAGES-15: the form of a return, judged by the rules that the server refuses with. */
export function useReturnForm({ lines, onDone, onSignedOut }: Needs) {
  const shop = useShop()
  const form = useForm<ReturnValues>({
    mode: 'onTouched',
    resolver: ruleResolver<ReturnValues>(problemsOf),
    defaultValues: { line: '0', quantity: 1, reason: '', remarks: '', photo: null },
  })
  const [failure, setFailure] = useState<Problem | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const submit = form.handleSubmit(
    async ({ line, reason, remarks, quantity, photo }) => {
      const chosen = lines[Number(line)]
      if (!chosen) return
      setFailure(null)
      setProgress(0)
      try {
        const { orderId, lineNumber } = chosen
        const wish = { orderId, lineNumber, quantity, reason, remarks: tidyRemarks(remarks), photo }
        onDone((await sendReturn(shop, wish, setProgress)).returnId)
      } catch (error) {
        const problem = problemOf(error)
        if (problem.status === 401) onSignedOut()
        else if (!showFieldProblems(form, problem)) setFailure(problem)
        showFirst((problem.errors ?? []).map(({ parameter }) => parameter))
      }
      setProgress(null)
    },
    (errors) => showFirst(Object.keys(errors)),
  )
  return { form, submit, failure, progress, textOf: useReturnTexts(form) }
}

/** The form does not know where the photo is taken: where it is the first to miss, the focus is moved from here. */
function showFirst([first]: string[]): void {
  if (first === 'photo') document.querySelector<HTMLElement>('[name="photo"]')?.focus()
}

function problemsOf({ quantity, reason, remarks, photo }: ReturnValues) {
  return returnProblems({
    quantity,
    reason: reason || null,
    remarks: tidyRemarks(remarks),
    hasPhoto: photo !== null,
  })
}

function useReturnTexts(form: ReturnType<typeof useForm<ReturnValues>>) {
  const t = useTranslations('account.returns.errors')
  const fieldText = useFieldTexts()
  return (name: FieldPath<ReturnValues>) => {
    const error = form.getFieldState(name, form.formState).error as FieldError | undefined
    return error && hasOwnWords(error.type) ? t(error.type) : fieldText(error)
  }
}
