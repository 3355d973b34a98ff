import { type CreditReason, creditReasons } from '@haverhof/domain/orders'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useSession } from '../../platform/session'
import { useShortcuts } from '../../platform/shortcuts'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { ChoiceField } from '../../ui/choice-field'
import { Dialog } from '../../ui/dialog'
import { type RefundDraft, hasSentPieces, sumOfDraft } from './refund-draft'
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
  const [draft, setDraft] = useState(() => draftOf(left, ofReturn))
  const change = (part: Partial<RefundDraft>) => setDraft((before) => ({ ...before, ...part }))
  const sum = sumOfDraft(draft, left, refundLimitCents)
  const end = () => {
    onClose()
    done?.()
  }
  const making = useMakeRefund({ orderId, returnId: ofReturn?.returnId, done: end })
  const limit = { amount: cents(refundLimitCents ?? 0) }
  // A return whose pieces went back before ends all the same, without money.
  const problem = ofReturn && sum.problem === 'nothing' ? null : sum.problem
  const confirm = () => (problem || making.isPending ? undefined : making.mutate(draft))
  useShortcuts({ 'Ctrl+Enter': confirm }, { inDialog: true })
  const actions = (
    <>
      <Button
        look="primary"
        why={problem && t(`problems.${problem}`, limit)}
        isPending={making.isPending}
        onPress={confirm}
      >
        {t('confirm', { amount: cents(sum.totalCents) })}
      </Button>
      {problem && problem !== 'nothing' ? (
        <output className="text-danger self-center">{t(`problems.${problem}`, limit)}</output>
      ) : null}
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions} size="medium">
      <div className="grid gap-4">
        <RefundParts draft={draft} left={left} isSettled={ofReturn !== undefined} onChange={change} />
        {ofReturn ? null : (
          <ChoiceField
            label={t('reason')}
            value={draft.reason}
            options={creditReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            onChange={(reason) => change({ reason })}
          />
        )}
        <Stock draft={draft} left={left} onChange={change} />
        <RefundSum sum={sum} refundedCents={left.refundedCents} limitCents={refundLimitCents} />
      </div>
    </Dialog>
  )
}

type StockProps = { draft: RefundDraft; left: Refundable; onChange: (part: Partial<RefundDraft>) => void }

function Stock({ draft, left, onChange }: StockProps) {
  const t = useTranslations('office-refunds')
  if (draft.kind === 'amount') return null
  if (left.lines.some(({ unsent }) => unsent > 0) && !hasSentPieces(draft, left))
    return <p className="text-muted">{t('restockHouse')}</p>
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t('restock')}
        isSelected={draft.restock}
        onChange={(restock) => onChange({ restock, isIntact: false })}
      />
      {draft.restock ? (
        <Checkbox
          label={t('intact')}
          isSelected={draft.isIntact}
          onChange={(isIntact) => onChange({ isIntact })}
          className="pl-6"
        />
      ) : null}
    </div>
  )
}

function draftOf({ lines, costsCents }: Refundable, ofReturn: ReturnToRefund | undefined): RefundDraft {
  // REFUNDS-11: what left the house is not sold again unless somebody says so.
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
  // WITHDRAWAL-5: with the last piece of a contract that is undone, what delivery cost goes back too.
  const isLast =
    lines.every((line) => line.leftCents === 0 || line.lineNumber === lineNumber) && back === left
  const costs = reason === 'withdrawal' && isLast ? costsCents : 0
  return { ...empty, pieces: { [lineNumber]: back }, costsCents: costs, reason }
}
