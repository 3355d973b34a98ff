import { type FormEvent, useEffect, useState } from 'react'
import type { Cart } from '../../../shared/cart'
import { chosenDelivery, type Delivery, type DeliveryChoice } from './delivery-values'
import { focusOnOpenQuestion } from './lorry-phone'
import { useKeepChoice } from './use-delivery-choice'
import type { Problem } from '../../../shared/shop/problem'

type Options = {
  cart: Cart
  /** Whether there is a card for a choice. */
  isOffered: (choice: DeliveryChoice) => boolean
  /** Sends the form of the other address, which then asks to be kept. */
  sendAddress: () => void
  save: (delivery: Delivery) => Promise<Problem | null>
  /** Asks again how the goods can be delivered. */
  reload: () => void
  /** A lorry comes, and not all questions about the yard of this choice are answered. */
  asksYard: (choice: DeliveryChoice) => boolean
}

/** What has been chosen so far, and whether that is enough to go on. */
export function useDeliveryStep({ cart, isOffered, save, reload, sendAddress, asksYard }: Options) {
  const [point, setPoint] = useState(() => chosenPoint(cart))
  const [dealerId, setDealerId] = useState(cart.dealerId)
  const [isMissing, setIsMissing] = useState(false)
  const [yardMissing, setYardMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Problem | null>(null)
  const { choice, isTakenBack, setChoice } = usePossibleChoice(cart, isOffered, setFailure)
  const keep = async (delivery: Delivery): Promise<Problem | null> => {
    setIsBusy(true)
    const problem = await save(delivery)
    setIsBusy(false)
    // What is wrong with a field stands beside it; why the day is, the days say that are possible now.
    setFailure(problem?.errors?.some(({ parameter }) => formFields.test(parameter)) ? null : problem)
    if (problem?.errors) reload()
    return problem
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(null)
    const isBrought = choice === 'home' || choice === 'alternative'
    const isYardMissing = isBrought && asksYard(choice)
    setYardMissing(isYardMissing)
    if (isYardMissing) focusOnOpenQuestion()
    else if (choice === 'home') void keep({ choice })
    else if (choice === 'alternative') sendAddress()
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
    isTakenBack,
    point,
    dealerId,
    isMissing,
    isYardMissing: yardMissing,
    isBusy,
    failure,
    submit,
    keep,
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

/** What is chosen; home, once what was chosen before is not possible any more, and for good (CHECKOUT-PAGES-46). */
function usePossibleChoice(
  cart: Cart,
  isOffered: (choice: DeliveryChoice) => boolean,
  onKept: (problem: Problem | null) => void,
) {
  const keepChoice = useKeepChoice()
  const [wish, setWish] = useState(() => chosenDelivery(cart))
  const [isTakenBack, setTakenBack] = useState(false)
  const isPossible = isOffered(wish)
  // The costs beside the step follow at once (CHECKOUT-PAGES-48).
  const setChoice = (value: DeliveryChoice) => {
    setTakenBack(false)
    setWish(value)
    void keepChoice(value).then(onKept)
  }
  useEffect(() => {
    if (isPossible) return
    setChoice('home')
    setTakenBack(true)
    // oxlint-disable-next-line react/exhaustive-deps -- other goods are the only reason to choose for the customer
  }, [isPossible])
  return { choice: isPossible ? wish : 'home', isTakenBack, setChoice }
}

/** What the form asks for: the other address, the day, and how the driver's office reaches the customer. */
const formFields = /^(firstName|lastName|address|day$|phoneNumber)/

function chosenPoint({ dpdParcelShopId, dpdParcelShopZipcodeOrCity }: Cart) {
  return dpdParcelShopId && dpdParcelShopZipcodeOrCity
    ? { id: dpdParcelShopId, near: dpdParcelShopZipcodeOrCity }
    : null
}
