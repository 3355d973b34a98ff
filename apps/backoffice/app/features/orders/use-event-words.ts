import { useTextsByName, useTranslations } from '#texts'
import type { StaffSchemas } from '../../platform/api'
import { useFormats } from '../../platform/formats'

type HistoryEvent = StaffSchemas['StaffOrderEvent']
type EventOf<Thing extends HistoryEvent['thing']> = Extract<HistoryEvent, { thing: Thing }>
type EventWords = { text: string; to?: string; action?: string }

/** What is said of an event, where more of it stands, and which entry of the log says the same. */
export function useEventWords(): (event: HistoryEvent) => EventWords {
  const t = useTranslations('office-orders')
  const { cents } = useFormats()
  const mailKinds = useTextsByName('office-mails.kinds')
  const refundReasons = useTextsByName('office-refunds.reasons')
  const returnReasons = useTextsByName('office-returns.reasons')
  const ofMail = ({ state, kind }: EventOf<'mail'>) => ({
    text: t(`events.mail.${state}`, { kind: mailKinds[kind] ?? kind }),
  })
  const ofRefund = ({ step, amountCents, reason }: EventOf<'refund'>) => ({
    text: t(`events.refund.${step}`, { amount: cents(amountCents), reason: refundReasons[reason] ?? reason }),
    action: actions[step],
  })
  const ofReturn = ({ returnId, status, reason }: EventOf<'return'>) => ({
    text: t(`events.return.${status}`, { number: String(returnId), reason: returnReasons[reason] ?? reason }),
    to: `/returns?open=${returnId}`,
  })
  const ofWithdrawal = ({ withdrawalId, kind, state }: EventOf<'withdrawal'>) => {
    const what = kind === 'withdrawal' ? 'withdrawal' : 'ending'
    return { text: t(`events.${what}.${state}`, { number: String(withdrawalId) }) }
  }
  return (event) => {
    if (event.thing === 'mail') return ofMail(event)
    if (event.thing === 'refund') return ofRefund(event)
    return event.thing === 'return' ? ofReturn(event) : ofWithdrawal(event)
  }
}

const actions = {
  made: 'order-refunded',
  refused: 'refund-refused',
  paid: 'refund',
  'paid-by-transfer': 'refund-paid-by-transfer',
} as const satisfies Record<EventOf<'refund'>['step'], string>
