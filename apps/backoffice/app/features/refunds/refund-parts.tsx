import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Button } from '../../ui/button'
import { FormChoice, FormMoney } from '../../ui/form/fields'
import { type RefundDraft, everythingOf } from './refund-draft'
import { RefundLines } from './refund-lines'
import type { Refundable } from './use-refundable'

type Props = {
  draft: RefundDraft
  left: Refundable
  /** The pieces are those of a return. */
  isSettled: boolean
  set: (name: string, value: unknown) => void
}

/** What goes back: pieces of lines and of the costs, or an amount of the whole order. */
export function RefundParts({ draft, left, isSettled, set }: Props) {
  const t = useTranslations('office-refunds')
  const kinds = (['parts', 'amount'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))
  if (left.totalCents === left.refundedCents && !isSettled) return <p>{t('nothingLeft')}</p>
  const takeAll = () => {
    for (const [name, value] of Object.entries({ kind: 'parts', ...everythingOf(left) })) set(name, value)
  }
  return (
    <>
      {isSettled ? null : (
        <div className="flex flex-wrap items-end justify-between gap-2">
          <FormChoice name="kind" label={t('how')} isLabelHidden options={kinds} />
          <Button look="plain" onPress={takeAll}>
            {t('allLeft')}
          </Button>
        </div>
      )}
      {draft.kind === 'parts' ? (
        <Parts pieces={draft.pieces} left={left} isSettled={isSettled} set={set} />
      ) : (
        <Amount left={left} />
      )}
    </>
  )
}

type PartsProps = Omit<Props, 'draft'> & Pick<RefundDraft, 'pieces'>

function Parts({ pieces, left, isSettled, set }: PartsProps) {
  const t = useTranslations('office-refunds')
  const { cents } = useFormats()
  const lines = isSettled ? left.lines.filter(({ lineNumber }) => lineNumber in pieces) : left.lines
  const setPieces = (lineNumber: number, quantity: number) => set(`pieces.${lineNumber}`, quantity)
  return (
    <div className="grid gap-3">
      <RefundLines lines={lines} pieces={pieces} {...(!isSettled && { onChange: setPieces })} />
      {left.costsCents > 0 ? (
        <FormMoney
          name="costsCents"
          label={t('costs')}
          hint={t('costsHint', { amount: cents(left.costsCents) })}
          missing={t('unreadable')}
        />
      ) : (
        <p className="text-muted text-sm">
          {t('costs')}: {t('noCosts')}
        </p>
      )}
    </div>
  )
}

function Amount({ left }: Pick<Props, 'left'>) {
  const t = useTranslations('office-refunds')
  const { cents } = useFormats()
  return (
    <FormMoney
      name="amountCents"
      label={t('amount')}
      hint={t('amountHint', { amount: cents(left.totalCents - left.refundedCents) })}
      missing={t('unreadable')}
      autoFocus
    />
  )
}
