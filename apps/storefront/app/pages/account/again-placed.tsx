import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from '#texts'
import { AgainPart } from '../../features/again/again-part'
import { AgainScreen } from '../../features/again/again-screen'
import { recipientOf } from '../../features/again/again-wishes'
import { type AgainView, useAgain } from '../../features/again/use-again'
import { focusOnOpenQuestion } from '../../features/checkout/delivery/lorry-phone'
import { useArrivalWords } from '../../features/checkout/delivery/use-arrival-words'
import { OrderButton } from '../../features/checkout/payment/order-button'
import {
  choiceAmong,
  type MethodChoice,
  missingChoice,
  usableMethods,
} from '../../features/checkout/payment/offered-methods'
import { PaymentMethods } from '../../features/checkout/payment/payment-methods'
import { useMethodWords } from '../../features/checkout/payment/payment-method-names'
import { usePlacing } from '../../features/checkout/payment/use-placing'
import { useChosenPlace } from '../../features/checkout/pickup-points/use-chosen-place'
import { FailureNotice } from '../../features/checkout/steps/failure-notice'
import { Pending } from '../../features/checkout/steps/pending'
import { asksYard } from '../../features/checkout/steps/next-step'
import { addressLine } from '../../shared/forms/address-lines'
import { answerOf, useQuery } from '../../shared/shop/use-query'
import { AgainYard } from './again-yard'

/** The screen of an order that is placed again, with the parts of checkout that it shares. */
export function AgainPlaced({ begun }: { begun: AgainView }) {
  const again = useAgain(begun)
  const { cart, calculated, cartId, change, settled, read, failure } = again
  const { totalAmount, dueAmount } = calculated
  const order = usePlacing({ id: cartId, totalAmount, hasPassword: false, settled, refresh: read })
  const payment = useAgainPayment(again)
  const [isTried, setIsTried] = useState(false)
  const placeOrder = () => {
    if (asksYard(again)) focusOnOpenQuestion()
    else if (payment.missing) document.querySelector<HTMLElement>('[name="payment-method"]')?.focus()
    else void order.place(dueAmount > 0 ? payment.choice : null, { beginAnalysis: false })
  }
  const press = usePressOnceKnown(payment.isKnown, placeOrder)
  const submit = () => {
    setIsTried(true)
    press.send()
  }
  const isBusy = order.isBusy || (press.isWaiting && !payment.hasFailed)
  return (
    <AgainScreen
      again={again}
      destination={<Place cart={cart} />}
      date={<DeliveryDate cart={cart} calculated={calculated} />}
      yard={<AgainYard key={placeOf(cart)} {...{ cart, calculated, change, isTried }} />}
      failure={<FailureNotice problem={failure} />}
      method={dueAmount > 0 ? <AgainMethod payment={payment} isTried={isTried} /> : null}
      order={<OrderButton order={{ ...order, isBusy }} total={totalAmount} submit={submit} />}
    />
  )
}

/** How the order is paid: as the one before, unless the customer chooses another way. */
function useAgainPayment({ cart, calculated: { dueAmount }, cartId, change }: ReturnType<typeof useAgain>) {
  const { content, reload } = useQuery(`payment-methods ${cartId}`, (api) => api.cart.paymentMethods(cartId))
  const offered = answerOf(content)
  const methods = usableMethods(offered ?? [])
  const [wish, setWish] = useState<MethodChoice | null>(null)
  const choice = wish ?? choiceAmong(methods, cart.payment)
  const isKnown = dueAmount === 0 || offered !== null
  return {
    methods,
    choice,
    isKnown,
    hasFailed: !isKnown && content?.state === 'rejected',
    retry: () => void reload(),
    missing: dueAmount > 0 ? missingChoice(methods, choice) : null,
    choose: (next: MethodChoice) => {
      setWish(next)
      void change((calls, id) => calls.setPayment(id, next)).then(() => setWish(null))
    },
  }
}

/** A press before the payment methods have come counts when they come (CHECKOUT-PAGES-12). */
function usePressOnceKnown(isKnown: boolean, work: () => void) {
  const [isEarly, setIsEarly] = useState(false)
  const workLate = useEffectEvent(work)
  useEffect(() => {
    if (isEarly && isKnown) workLate()
  }, [isEarly, isKnown])
  return { isWaiting: isEarly && !isKnown, send: () => (isKnown ? work() : setIsEarly(true)) }
}

type MethodProps = { payment: ReturnType<typeof useAgainPayment>; isTried: boolean }

function AgainMethod({ payment, isTried }: MethodProps) {
  const t = useTranslations('again')
  const words = useMethodWords()
  const { methods, choice, isKnown, hasFailed, retry, missing, choose } = payment
  return (
    <AgainPart
      title={t('method')}
      summary={choice.paymentMethodId && !missing ? <p>{words.name(choice.paymentMethodId)}</p> : null}
    >
      {hasFailed ? (
        <Pending hasFailed retry={retry} />
      ) : (
        <PaymentMethods
          methods={methods}
          choice={choice}
          onChoose={choose}
          missing={isTried && isKnown ? missing : null}
        />
      )}
    </AgainPart>
  )
}

/** Another address has another yard. */
function placeOf(cart: AgainView['cart']): string {
  const address = recipientOf(cart)?.address
  return address ? addressLine(address) : ''
}

type CartProps = { cart: AgainView['cart'] }

function Place({ cart }: CartProps) {
  const destination = useChosenPlace(cart)
  if (!destination) return null
  return (
    <p>
      <span className="block">{destination.name}</span>
      {addressLine(destination)}
    </p>
  )
}

/** Of the calculation, which every change renews: another address is reached on other days. */
function DeliveryDate({ cart, calculated }: CartProps & Pick<AgainView, 'calculated'>) {
  const arrives = useArrivalWords()
  const { deliveryDate } = calculated
  if (!deliveryDate || cart.dealerId !== null) return null
  return <p className="text-success font-medium">{arrives(deliveryDate)}</p>
}
