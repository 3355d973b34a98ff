import { type FormEvent, useId, useState } from 'react'
import type { Cart } from '../../site/cart'
import { useShippingForm, useShippingRefusal } from './alternative-address'
import type { CountryOption } from './country-field'
import { type Delivery, type DeliveryChoice, chosenDelivery, shippingFields } from './delivery-values'
import { type Problem, showFieldProblems } from './problem'

type Needs = {
  cart: Cart
  countries: readonly CountryOption[]
  save: (delivery: Delivery) => Promise<Problem | null>
}

/** What has been chosen so far, and whether that is enough to go on. */
export function useDeliveryStep({ cart, countries, save }: Needs) {
  const [choice, setChoice] = useState(() => chosenDelivery(cart))
  const [point, setPoint] = useState(() => chosenPoint(cart))
  const [dealerId, setDealerId] = useState(cart.dealerId)
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Problem | null>(null)
  const shippingForm = useShippingForm(cart, countries)
  const isRefused = useShippingRefusal(shippingForm)
  const noticeId = useId()
  const keep = async (delivery: Delivery) => {
    setIsBusy(true)
    const problem = await save(delivery)
    setIsBusy(false)
    if (problem && !showFieldProblems(shippingForm, problem)) setFailure(problem)
  }
  const keepAlternative = shippingForm.handleSubmit((values) => {
    if (isRefused) return document.getElementById(noticeId)?.focus()
    return keep({ choice: 'alternative', shipping: shippingFields(values, countries) })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(null)
    if (choice === 'home') void keep({ choice })
    else if (choice === 'alternative') void keepAlternative()
    else if (choice === 'pickup' && point) void keep({ choice, parcelShopId: point.id, near: point.near })
    else if (choice === 'dealer' && dealerId !== null) void keep({ choice, dealerId })
    else setIsMissing(true)
  }
  const choose = (value: DeliveryChoice) => {
    setIsMissing(false)
    setFailure(null)
    setChoice(value)
  }
  return {
    choice,
    choose,
    point,
    dealerId,
    isMissing,
    isBusy,
    failure,
    submit,
    shippingForm,
    noticeId,
    setPoint: (chosen: { id: string; near: string }) => {
      setIsMissing(false)
      setPoint(chosen)
    },
    setDealerId: (id: number) => {
      setIsMissing(false)
      setDealerId(id)
    },
  }
}

function chosenPoint({ dpdParcelShopId, dpdParcelShopZipcodeOrCity }: Cart) {
  return dpdParcelShopId && dpdParcelShopZipcodeOrCity
    ? { id: dpdParcelShopId, near: dpdParcelShopZipcodeOrCity }
    : null
}
