import { paymentIsNeeded } from '@haverhof/domain/checkout'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { OrderSummary } from '../steps/order-summary'
import type { CalculatedCart, Cart } from '../../../shared/cart'
import { useShop } from '../../../shared/shop/shop'
import { Notice } from '../../../ui/notice'
import { checkoutCart } from '../steps/checkout-cart'
import type { CountryOption } from '../../../shared/forms/country-field'
import { FailureNotice } from '../steps/failure-notice'
import { GiftCard } from './gift-card'
import { OrderReview } from './order-review'
import { PaymentMethods } from './payment-methods'
import { Pending } from '../steps/pending'
import type { Consent } from '../order/attempt-key'
import { PlaceOrder } from './place-order'
import type { Problem } from '../../../shared/shop/problem'
import { StepColumns } from '../steps/step-columns'
import { type MethodOffer, usePayment } from './use-payment'
import { usePlaceOrder } from './use-place-order'

type Props = {
  cart: Cart
  calculated: CalculatedCart
  offer: MethodOffer
  countries: readonly CountryOption[]
  heading: ReactNode
  discountCode: ReactNode
  /** What is agreed where goods come again (REPEAT-2). */
  agreement: ReactNode
}

/** The last step: how to pay, once more what and where, and the button that counts. */
export function PaymentStep(props: Props) {
  const { cart, calculated, countries, heading, discountCode, agreement } = props
  const t = useTranslations('payment')
  const payment = usePayment(props.offer)
  const order = usePlaceOrder()
  const [isTried, setIsTried] = useState(false)
  const [failure, setFailure] = useState<Problem | null>(null)
  const { totalAmount, dueAmount } = calculated
  const isNeeded = paymentIsNeeded(checkoutCart(cart), totalAmount) && dueAmount > 0
  const submit = (consent: Consent) => {
    setIsTried(true)
    if (isNeeded && payment.missing)
      document.querySelector<HTMLElement>(firstChoice[payment.missing])?.focus()
    else void order.place(isNeeded ? payment.choice : null, consent)
  }
  return (
    <StepColumns
      aside={
        <PlaceOrder
          summary={<OrderSummary calculated={calculated} />}
          agreement={agreement}
          order={order}
          total={totalAmount}
          hasKits={calculated.products.some(({ samplesPerPack }) => samplesPerPack > 0)}
          submit={submit}
        />
      }
    >
      {heading}
      <div className="flex flex-col gap-10">
        <section aria-labelledby="method">
          <h2 id="method" className="pb-3 text-2xl">
            {t('legend')}
          </h2>
          <PaymentChoice
            {...{ payment, isNeeded, isTried }}
            isRepeated={cart.products.some(({ repeatDays }) => repeatDays !== null)}
            onFailure={setFailure}
          />
          <FailureNotice problem={failure} />
          <Deductions {...{ cart, calculated, payment, discountCode }} />
        </section>
        <section aria-labelledby="review">
          <h2 id="review" className="pb-3 text-2xl">
            {t('review')}
          </h2>
          <OrderReview cart={cart} lines={calculated.products} countries={countries} />
        </section>
      </div>
    </StepColumns>
  )
}

type DeductionProps = Pick<Props, 'cart' | 'calculated' | 'discountCode'> & {
  payment: ReturnType<typeof usePayment>
}

/** What makes the order cost less: gift cards where the site takes them, and a code. */
function Deductions({ cart, calculated, payment, discountCode }: DeductionProps) {
  const hasGiftCards = useShop().site.paymentMethods.includes('giftcard')
  return (
    <div className="border-line mt-6 border-t">
      {hasGiftCards ? (
        <GiftCard
          card={giftCardOf(cart)}
          amount={calculated.giftCardAmount}
          apply={payment.applyGiftCard}
          remove={payment.removeGiftCard}
        />
      ) : null}
      {discountCode}
    </div>
  )
}

function giftCardOf({ payment, giftCardBalance }: Cart) {
  const number = payment?.giftCardNumber ?? null
  return number === null ? null : { number, balance: giftCardBalance ?? 0 }
}

/** Where the focus goes when something is missing. */
const firstChoice = { method: '[name="payment-method"]' } as const

type ChoiceProps = {
  payment: ReturnType<typeof usePayment>
  isNeeded: boolean
  isTried: boolean
  isRepeated: boolean
  onFailure: (problem: Problem | null) => void
}

function PaymentChoice({ payment, isNeeded, isTried, isRepeated, onFailure }: ChoiceProps) {
  const t = useTranslations('payment')
  const { methods, choice, missing, choose, retry } = payment
  if (!isNeeded) return <Notice tone="success">{t('nothingDue')}</Notice>
  if (methods === 'failed') return <Pending hasFailed retry={retry} />
  return (
    <>
      <PaymentMethods
        methods={methods}
        choice={choice}
        onChoose={(next) => void choose(next).then(onFailure)}
        missing={isTried ? missing : null}
      />
      {isRepeated ? <p className="text-muted mt-3 text-sm">{t('repeat.methods')}</p> : null}
    </>
  )
}
