import { useTranslations } from '#texts'
import { Icon, type IconName } from '../../ui/icon'

const look =
  'border-line-strong bg-surface hover:bg-sunken rounded-control inline-flex min-h-8 items-center gap-1.5 border px-3 py-1 font-medium whitespace-nowrap'

/** SHIPMENTS-5: packing slip and label as PDF. */
export function PaperLinks({ orderId }: { orderId: number }) {
  const t = useTranslations('office-shipping')
  return (
    <>
      <PaperLink orderId={orderId} file="packing-slip.pdf" icon="print" name={t('slip')} />
      <PaperLink orderId={orderId} file="label.pdf" icon="tag" name={t('label')} />
    </>
  )
}

function PaperLink(props: { orderId: number; file: string; icon: IconName; name: string }) {
  const { orderId, file, icon, name } = props
  return (
    <a href={`/staff-api/v1/orders/${orderId}/${file}`} download className={look}>
      <Icon name={icon} />
      {name}
    </a>
  )
}
