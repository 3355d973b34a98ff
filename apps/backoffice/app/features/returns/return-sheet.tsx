import { useTranslations } from '#texts'
import { Sheet } from '../../ui/sheet'
import { Loaded } from '../../ui/states'
import { ReturnActions } from './return-actions'
import { useReturn } from './return-calls'
import { ReturnFacts } from './return-facts'
import type { ReturnParts } from './return-parts'

type Props = ReturnParts & { returnId: number; onClose: () => void }

/** A return beside the queue: photo, what was said, its order, and what to do. */
export function ReturnSheet({ returnId, onClose, Order, Refund, timeLine }: Props) {
  const t = useTranslations('office-returns')
  const found = useReturn(returnId)
  const { data } = found
  const title = t('one', { number: String(returnId) })
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={data?.decidedAt === null ? <ReturnActions product={data} Refund={Refund} /> : null}
    >
      <Loaded found={found}>{(data) => <ReturnFacts product={data} Order={Order} />}</Loaded>
      {timeLine(`return ${returnId}`)}
    </Sheet>
  )
}
