import { useState } from 'react'
import type { Again, AgainView } from '../../features/again/use-again'
import { YardQuestions } from '../../features/checkout/delivery/delivery-wishes'
import { LorryPhone, usePhone } from '../../features/checkout/delivery/lorry-phone'
import { wholeYard, type YardDraft } from '../../features/checkout/delivery/use-wishes'
import { asksPhone, asksYard } from '../../features/checkout/steps/next-step'

type Props = Pick<AgainView, 'cart' | 'calculated'> & {
  change: Again['change']
  /** True after a press on order with missing answers. */
  isTried: boolean
}

/** What a lorry finds at an undescribed address, and how its day is agreed; kept once all of it is answered (DELIVERY-13). */
export function AgainYard({ cart, calculated, change, isTried }: Props) {
  const [isBegun, setIsBegun] = useState(false)
  const [draft, setDraft] = useState<YardDraft>(cart.deliveryWishes?.yard ?? {})
  const [isPhoneAsked] = useState(asksPhone(cart))
  const phone = usePhone()
  if (!isBegun && !asksYard({ cart, calculated })) return null
  const keep = (next: YardDraft) => {
    const yard = wholeYard(next)
    const { billing } = cart
    const { remark = null, day = null } = cart.deliveryWishes ?? {}
    if (!yard || (isPhoneAsked && !phone.isWhole)) return
    void change(async (calls, id) => {
      if (isPhoneAsked && billing) await calls.setBilling(id, { ...billing, phoneNumber: phone.typed })
      await calls.setDeliveryWishes(id, { remark, day, yard })
    })
  }
  return (
    <div className="mt-4">
      <YardQuestions
        yard={draft}
        onChange={(next) => {
          setIsBegun(true)
          setDraft(next)
          keep(next)
        }}
        isMissing={isTried}
        phone={
          isPhoneAsked ? <LorryPhone phone={phone} isMissing={isTried} onBlur={() => keep(draft)} /> : null
        }
      />
    </div>
  )
}
