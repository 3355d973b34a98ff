import { type CreditReason, creditReasons } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useSession } from '../../platform/session'
import { useShortcuts } from '../../platform/shortcuts'
import { Checkbox } from '../../ui/checkbox'
import { Dialog } from '../../ui/dialog'
import { FormCheckbox, FormChoice } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { useForm, useFormState } from '../../ui/form/use-form'
import { type DraftProblem, type RefundDraft, hasSentPieces, sumOfDraft } from './refund-draft'
import { RefundParts } from './refund-parts'
import { RefundSum } from './refund-sum'
import { useMakeRefund } from './use-make-refund'
import type { Refundable } from './use-refundable'

export type ReturnToRefund = {
  returnId: number
  lineNumber: number
  quantity: number
  reason: CreditReason
}

type Props = {
  orderId: number
  onClose: () => void
  title: string
  left: Refundable
  ofReturn?: ReturnToRefund
  done?: () => void
}

export function RefundForm({ orderId, onClose, title, left, ofReturn, done }: Props) {
  const t = useTranslations('office-refunds')
  const { cents } = useFormats()
  const { refundLimitCents } = useSession()
  const end = () => {
    onClose()
    done?.()
  }
  const problemOf = (draft: RefundDraft) => {
    const { problem } = sumOfDraft(draft, left, refundLimitCents)
    // A return whose pieces went back before ends all the same, without money.
    return ofReturn && problem === 'nothing' ? null : problem
  }
  const wordsOf = (problem: DraftProblem | null) =>
    problem && t(`problems.${problem}`, { amount: cents(refundLimitCents ?? 0) })
  const form = useForm({
    start: draftOf(left, ofReturn),
    problemsOf: (draft) => tooMuch(draft, left).map((field) => ({ parameter: field, words: mostOf(field) })),
    blockedBy: (draft) => wordsOf(problemOf(draft)),
    ...useMakeRefund({ orderId, returnId: ofReturn?.returnId, done: end }),
  })
  const mostOf = (field: 'costsCents' | 'amountCents') =>
    field === 'costsCents'
      ? t('costsHint', { amount: cents(left.costsCents) })
      : t('amountHint', { amount: cents(left.totalCents - left.refundedCents) })
  const draft = useFormState(form, ({ values }) => values)
  const sum = sumOfDraft(draft, left, refundLimitCents)
  const problem = problemOf(draft)
  useShortcuts({ 'Ctrl+Enter': form.submit }, { inDialog: true })
  const actions = (
    <>
      <SubmitButton form={form}>{t('confirm', { amount: cents(sum.totalCents) })}</SubmitButton>
      {problem && problem !== 'nothing' ? (
        <output className="text-danger self-center">{wordsOf(problem)}</output>
      ) : null}
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions} size="medium">
      <Form form={form} className="grid gap-4">
        <RefundParts draft={draft} left={left} isSettled={ofReturn !== undefined} set={form.set} />
        {ofReturn ? null : (
          <FormChoice
            name="reason"
            label={t('reason')}
            options={creditReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
        )}
        <Stock draft={draft} left={left} set={form.set} />
        <RefundSum sum={sum} refundedCents={left.refundedCents} limitCents={refundLimitCents} />
      </Form>
    </Dialog>
  )
}

/** The amounts that are above what is left. */
function tooMuch({ kind, costsCents, amountCents }: RefundDraft, left: Refundable) {
  if (kind === 'parts') return (costsCents ?? 0) > left.costsCents ? (['costsCents'] as const) : []
  return (amountCents ?? 0) > left.totalCents - left.refundedCents ? (['amountCents'] as const) : []
}

type StockProps = { draft: RefundDraft; left: Refundable; set: (name: string, value: unknown) => void }

function Stock({ draft, left, set }: StockProps) {
  const t = useTranslations('office-refunds')
  if (draft.kind === 'amount') return null
  if (left.lines.some(({ unsent }) => unsent > 0) && !hasSentPieces(draft, left))
    return <p className="text-muted">{t('restockHouse')}</p>
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t('restock')}
        isSelected={draft.restock}
        onChange={(restock) => {
          set('restock', restock)
          set('isIntact', false)
        }}
      />
      {draft.restock ? <FormCheckbox name="isIntact" label={t('intact')} className="pl-6" /> : null}
    </div>
  )
}

function draftOf({ lines, costsCents }: Refundable, ofReturn: ReturnToRefund | undefined): RefundDraft {
  // What left the house is not sold again unless the member says so (REFUNDS-11).
  const empty = {
    kind: 'parts',
    pieces: {},
    costsCents: 0,
    amountCents: 0,
    restock: false,
    isIntact: false,
  } as const
  if (!ofReturn) return { ...empty, reason: null }
  const { lineNumber, reason } = ofReturn
  const left = lines.find((line) => line.lineNumber === lineNumber)?.quantity ?? 0
  const back = Math.min(left, ofReturn.quantity)
  // With the last piece of a contract that is undone, what delivery cost goes back too (WITHDRAWAL-5).
  const isLast =
    lines.every((line) => line.leftCents === 0 || line.lineNumber === lineNumber) && back === left
  const costs = reason === 'withdrawal' && isLast ? costsCents : 0
  return { ...empty, pieces: { [lineNumber]: back }, costsCents: costs, reason }
}
