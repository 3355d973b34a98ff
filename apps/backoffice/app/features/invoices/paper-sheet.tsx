import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Sheet } from '../../ui/sheet'
import { PaperActions } from './paper-actions'

/** What a page places beside the papers. */
export type PaperParts = {
  Order: ComponentType<{ orderId: number }>
  timeLine: (subject: string) => ReactNode
}

type Props = PaperParts & { invoiceNumber: string; orderId: number; onClose: () => void }

/** A paper beside the list: its order, of which it is a part, and what happened to both. */
export function PaperSheet({ invoiceNumber, orderId, onClose, Order, timeLine }: Props) {
  const t = useTranslations('office-invoices')
  return (
    <Sheet title={invoiceNumber} onClose={onClose} footer={<PaperActions paper={{ invoiceNumber }} />}>
      <h3 className="pb-1 font-semibold">
        <Link to={`/orders/${orderId}`} className="text-brand hover:underline">
          {t('columns.order')} {orderId}
        </Link>
      </h3>
      <Order orderId={orderId} />
      {timeLine(`order ${orderId}`)}
    </Sheet>
  )
}
