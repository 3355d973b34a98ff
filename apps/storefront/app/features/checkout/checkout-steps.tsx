import { type CheckoutStep, checkoutSteps, openSteps } from '@haverhof/domain/checkout'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCartState } from '../../site/cart'
import { AppLink } from '../../ui/app-link'
import { Icon } from '../../ui/icon'
import { checkoutCart } from './checkout-cart'

/** CHECKOUT-1: where one is, what is done, and which steps can be opened: one rule with the server. */
export function CheckoutSteps() {
  const t = useTranslations('checkout.steps')
  const { cart } = useCartState()
  const current = useLocation().pathname.split('/')[2] ?? ''
  const open = cart && !cart.order ? openSteps(checkoutCart(cart)) : []
  const steps: readonly CheckoutStep[] = cart?.scanProductsOnly
    ? checkoutSteps.filter((step) => step !== 'delivery')
    : checkoutSteps
  // After the last step everything is done, unless the payment is still open.
  const end = cart?.order ? steps.length - 1 : steps.length
  const place = current === 'complete' ? end : steps.indexOf(current as CheckoutStep)
  return (
    <nav aria-label={t('label')}>
      <ol className="flex items-center gap-x-2 text-sm xs:gap-x-3 sm:text-base">
        {steps.map((step, position) => (
          <li key={step} className="flex min-w-0 items-center gap-x-2 xs:gap-x-3">
            {position > 0 ? (
              <span aria-hidden="true" className="bg-line-strong h-px w-3 shrink-0 xs:w-6" />
            ) : null}
            <Step
              step={step}
              number={position + 1}
              state={stateOf(position, place)}
              isOpen={open.includes(step) && current !== 'complete'}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type State = 'done' | 'current' | 'ahead'

function stateOf(position: number, place: number): State {
  if (position === place) return 'current'
  return position < place ? 'done' : 'ahead'
}

const looks: Record<State, string> = {
  done: 'bg-brand-soft text-brand-deep',
  current: 'bg-brand text-on-brand',
  ahead: 'border border-line-strong text-muted',
}

function Step({
  step,
  number,
  state,
  isOpen,
}: {
  step: CheckoutStep
  number: number
  state: State
  isOpen: boolean
}) {
  const t = useTranslations('checkout.steps')
  const content = (
    <>
      <span
        className={`grid size-6 shrink-0 place-items-center rounded-full text-[1.3rem] leading-none font-semibold ${looks[state]}`}
      >
        {state === 'done' ? <Icon name="check" size={16} label={t('done')} /> : number}
      </span>
      <span className="min-w-0 truncate">{t(step)}</span>
    </>
  )
  const shape = 'inline-flex min-h-11 min-w-0 items-center gap-2'
  if (state === 'current')
    return (
      <span aria-current="step" className={`${shape} font-semibold`}>
        {content}
      </span>
    )
  if (!isOpen) return <span className={`${shape} ${state === 'ahead' ? 'text-muted' : ''}`}>{content}</span>
  return (
    <AppLink to={`/checkout/${step}/`} className={`${shape} underline-offset-4 hover:underline`}>
      {content}
    </AppLink>
  )
}
