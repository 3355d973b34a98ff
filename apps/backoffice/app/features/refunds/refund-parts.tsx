import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Button } from '../../ui/button'
import { ChoiceField } from '../../ui/choice-field'
import { MoneyField } from '../../ui/money-field'
import { type RefundDraft, everythingOf } from './refund-draft'
import { RefundLines } from './refund-lines'
import type { Refundable } from './use-refundable'

type Props = {
  draft: RefundDraft
  left: Refundable
  /** The pieces are those of a return. */
  isSettled: boolean
  onChange: (part: Partial<RefundDraft>) => void
}

/** What goes back: pieces of lines and of the costs, or an amount of the whole order. */
export function RefundParts({ draft, left, isSettled, onChange }: Props) {
  const t = useTranslations('office-refunds')
  const kinds = (['parts', 'amount'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))
  if (left.totalCents === left.refundedCents && !isSettled) return <p>{t('nothingLeft')}</p>
  return (
    <>
      {isSettled ? null : (
        <div className="flex flex-wrap items-end justify-between gap-2">
          <ChoiceField
            label={t('how')}
            isLabelHidden
            value={draft.kind}
            options={kinds}
            onChange={(kind) => onChange({ kind })}
          />
          <Button look="plain" onPress={() => onChange({ kind: 'parts', ...everythingOf(left) })}>
            {t('allLeft')}
          </Button>
        </div>
      )}
      {draft.kind === 'parts' ? (
        <Parts draft={draft} left={left} isSettled={isSettled} onChange={onChange} />
      ) : (
        <Amount draft={draft} left={left} onChange={onChange} />
      )}
    </>
  )
}

function Parts({ draft: { pieces, costsCents }, left, isSettled, onChange }: Props) {
  const t = useTranslations('office-refunds')
  const { cents } = useFormats()
  const lines = isSettled ? left.lines.filter(({ lineNumber }) => lineNumber in pieces) : left.lines
  const setPieces = (lineNumber: number, quantity: number) =>
    onChange({ pieces: { ...pieces, [lineNumber]: quantity } })
  const most = cents(left.costsCents)
  return (
    <div className="grid gap-3">
      <RefundLines lines={lines} pieces={pieces} {...(!isSettled && { onChange: setPieces })} />
      {left.costsCents > 0 ? (
        <MoneyField
          label={t('costs')}
          cents={costsCents}
          hint={t('costsHint', { amount: most })}
          error={(costsCents ?? 0) > left.costsCents ? t('costsHint', { amount: most }) : undefined}
          unreadable={t('unreadable')}
          onChange={(value) => onChange({ costsCents: value })}
        />
      ) : (
        <p className="text-muted text-sm">
          {t('costs')}: {t('noCosts')}
        </p>
      )}
    </div>
  )
}

function Amount({ draft: { amountCents }, left, onChange }: Omit<Props, 'isSettled'>) {
  const t = useTranslations('office-refunds')
  const { cents } = useFormats()
  const most = left.totalCents - left.refundedCents
  const hint = t('amountHint', { amount: cents(most) })
  return (
    <MoneyField
      label={t('amount')}
      cents={amountCents}
      hint={hint}
      error={(amountCents ?? 0) > most ? hint : undefined}
      unreadable={t('unreadable')}
      onChange={(value) => onChange({ amountCents: value })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody just asked for it
      autoFocus
    />
  )
}
