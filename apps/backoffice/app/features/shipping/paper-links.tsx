import { useTranslations } from '#texts'
import { api } from '../../platform/api'
import { saveFile } from '../../platform/save-file'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import type { IconName } from '../../ui/icon'
import { paperParts } from './ship-many'

/** Packing slip and label as PDF (SHIPMENTS-5). */
export function PaperLinks({ orderId }: { orderId: number }) {
  const t = useTranslations('office-shipping')
  const params = { path: { id: orderId } }
  return (
    <>
      <PaperButton
        name={t('slip')}
        icon="print"
        file={`packing-slip-${orderId}.pdf`}
        print={() => api.GET('/staff-api/v1/orders/{id}/packing-slip.pdf', { params, parseAs: 'blob' })}
      />
      <PaperButton
        name={t('label')}
        icon="tag"
        file={`label-${orderId}.pdf`}
        print={() => api.GET('/staff-api/v1/orders/{id}/label.pdf', { params, parseAs: 'blob' })}
      />
    </>
  )
}

/** The same of several orders as one paper each; of very many orders as several (SHIPMENTS-17). */
export function PapersOfMany({ orderIds }: { orderIds: readonly number[] }) {
  const t = useTranslations('office-shipping')
  return paperParts(orderIds).map((part) => {
    const count = part.length
    const params = { query: { orderIds: part.join(',') } }
    return [
      <PaperButton
        key={`slips-${part[0]}`}
        name={t('many.slips', { count })}
        icon="print"
        file="packing-slips.pdf"
        print={() => api.GET('/staff-api/v1/shipments/packing-slips.pdf', { params, parseAs: 'blob' })}
      />,
      <PaperButton
        key={`labels-${part[0]}`}
        name={t('many.labels', { count })}
        icon="tag"
        file="labels.pdf"
        print={() => api.GET('/staff-api/v1/shipments/labels.pdf', { params, parseAs: 'blob' })}
      />,
    ]
  })
}

type Paper = { data?: Blob; response: Response }
type Props = { name: string; icon: IconName; file: string; print: () => Promise<Paper> }

/** Printing claims the orders; those that another packer holds are not on the paper, and are named (SHIPMENTS-23). */
function PaperButton({ name, icon, file, print }: Props) {
  const t = useTranslations('office-shipping')
  const paper = useChange({
    run: print,
    renews: [['shipping'], ['orders', 'picking']],
    done: ({ data, response }) => {
      if (data) saveFile(file, data, 'application/pdf')
      const others = response.headers.get('packed-by-another')
      if (!others) return
      const numbers = others.split(',')
      showToast({
        tone: 'danger',
        text: t('packing.leftOut', { count: numbers.length, numbers: numbers.join(', ') }),
      })
    },
  })
  return (
    <Button icon={icon} isPending={paper.isPending} onPress={() => paper.mutate()}>
      {name}
    </Button>
  )
}
