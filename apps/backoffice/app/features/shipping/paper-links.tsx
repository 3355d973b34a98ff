import { useTranslations } from '#texts'
import { Icon, type IconName } from '../../ui/icon'
import { paperParts } from './ship-many'

const look =
  'border-line-strong bg-surface hover:bg-sunken rounded-control inline-flex min-h-8 items-center gap-1.5 border px-3 py-1 font-medium whitespace-nowrap'

/** SHIPMENTS-5: packing slip and label as PDF. */
export function PaperLinks({ orderId }: { orderId: number }) {
  const t = useTranslations('office-shipping')
  const of = `orders/${orderId}`
  return (
    <>
      <PaperLink path={`${of}/packing-slip.pdf`} icon="print" name={t('slip')} />
      <PaperLink path={`${of}/label.pdf`} icon="tag" name={t('label')} />
    </>
  )
}

/** SHIPMENTS-8: the same of several orders as one paper each; of very many orders as several. */
export function PapersOfMany({ orderIds }: { orderIds: readonly number[] }) {
  const t = useTranslations('office-shipping')
  return paperParts(orderIds).map((part) => {
    const [count, query] = [part.length, `orderIds=${part.join(',')}`]
    return [
      <PaperLink
        key={`slips-${part[0]}`}
        path={`shipments/packing-slips.pdf?${query}`}
        icon="print"
        name={t('many.slips', { count })}
      />,
      <PaperLink
        key={`labels-${part[0]}`}
        path={`shipments/labels.pdf?${query}`}
        icon="tag"
        name={t('many.labels', { count })}
      />,
    ]
  })
}

function PaperLink({ path, icon, name }: { path: string; icon: IconName; name: string }) {
  return (
    <a href={`/staff-api/v1/${path}`} download className={look}>
      <Icon name={icon} />
      {name}
    </a>
  )
}
