import { useState } from 'react'
import { Navigate } from 'react-router'
import { useTranslations } from '#texts'
import { useAddressState } from '../../platform/use-address-state'
import { PageFrame } from '../../ui/page-frame'
import { Empty, Failed, Loading } from '../../ui/states'
import { PackOrder } from './pack-order'
import { ShipQueue, useShipQueue } from './ship-queue'
import { type Skipped, useNextOrder } from './use-packing-claim'

/**
 * The warehouse: one order large, the others beside it; after one the next unclaimed one opens by itself (SHIPMENTS-15,
 * SHIPMENTS-12).
 */
export function ShipScreen() {
  const t = useTranslations('office-shipping')
  const [{ order }, changeAddress] = useAddressState()
  const [skipped, setSkipped] = useState<Skipped>({ passedOver: [], turn: 0 })
  const queue = useShipQueue()
  const { items: orders = [], total = 0 } = queue.data ?? {}
  const current = order ? Number(order) : undefined
  const next = useNextOrder(skipped, current === undefined)
  const open = (orderId: number | null) =>
    changeAddress({ order: orderId === null ? null : String(orderId) }, { keepsEntry: true })
  const goOn = () => {
    setSkipped(({ passedOver, turn }) => ({ passedOver: behind(passedOver, current), turn: turn + 1 }))
    open(null)
  }
  if (current === undefined && next.data) return <Navigate to={`?order=${next.data}`} replace />
  const isOther = orders.some(({ orderId }) => orderId !== current)
  return (
    <PageFrame
      title={t('title')}
      aside={<ShipQueue orders={orders} total={total} current={current} onOpen={open} />}
    >
      {queue.error ? <Failed error={queue.error} retry={() => void queue.refetch()} /> : null}
      {current !== undefined ? (
        <PackOrder key={current} orderId={current} onDone={goOn} onSkip={isOther ? goOn : null} />
      ) : next.error ? (
        <Failed error={next.error} retry={() => void next.refetch()} />
      ) : next.isPending || queue.isPending ? (
        <Loading />
      ) : (
        <NothingFree isWaiting={total > 0} />
      )}
    </PageFrame>
  )
}

function NothingFree({ isWaiting }: { isWaiting: boolean }) {
  const t = useTranslations('office-shipping')
  return (
    <Empty title={isWaiting ? t('packing.noneFree') : t('queue.empty')}>
      <p>{isWaiting ? t('packing.noneFreeWhy') : t('queue.emptyWhy')}</p>
    </Empty>
  )
}

/** As many as the call takes. */
const mostPassedOver = 200

function behind(passedOver: readonly number[], orderId: number | undefined): number[] {
  if (orderId === undefined) return [...passedOver]
  return [...passedOver.filter((other) => other !== orderId), orderId].slice(-mostPassedOver)
}
