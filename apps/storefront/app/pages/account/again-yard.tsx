import { useState } from 'react'
import type { Again, AgainView } from '../../features/again/use-again'
import { YardQuestions } from '../../features/checkout/delivery/delivery-wishes'
import { wholeYard, type YardDraft } from '../../features/checkout/delivery/use-wishes'
import { asksYard } from '../../features/checkout/steps/next-step'

type Props = Pick<AgainView, 'cart' | 'calculated'> & {
  change: Again['change']
  /** Somebody wanted to order without having answered. */
  isTried: boolean
}

/** DELIVERY-13: what a lorry finds at an address that nobody has told about yet; kept once all of it is answered. */
export function AgainYard({ cart, calculated, change, isTried }: Props) {
  const [draft, setDraft] = useState<YardDraft>({})
  const isBegun = Object.values(draft).some(Boolean)
  if (!isBegun && !asksYard({ cart, calculated })) return null
  const answer = (next: YardDraft) => {
    setDraft(next)
    const yard = wholeYard(next)
    const { remark = null, day = null } = cart.deliveryWishes ?? {}
    if (yard) void change((calls, id) => calls.setDeliveryWishes(id, { remark, day, yard }))
  }
  return (
    <div className="mt-4">
      <YardQuestions yard={draft} onChange={answer} isMissing={isTried} />
    </div>
  )
}
