import { type CheckoutStep, checkoutSteps, openSteps } from '@haverhof/domain/checkout'
import { Link, useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { useStore } from '../../../toolkit/store'
import { useCartState } from '../../../shared/cart'
import { Icon } from '../../../ui/icon'
import { checkoutCart } from './checkout-cart'
import { orderStage } from '../order/order'
import { shownOrder } from '../order/shown-order'

/** Where one is, what is done, and which steps can be opened: one rule with the server (CHECKOUT-1). */
export function CheckoutSteps() {
  const current = useLocation().pathname.split('/')[2] ?? ''
  if (current === 'complete') return <OrderSteps />
  return <CartSteps current={isStep(current) ? current : 'billing'} />
}

/** Signing in is part of the first step. */
function isStep(page: string): page is CheckoutStep {
  return (checkoutSteps as readonly string[]).includes(page)
}

function CartSteps({ current }: { current: CheckoutStep }) {
  const { cart } = useCartState()
  const steps = stepsOf(cart?.scanProductsOnly ?? false)
  const open = cart && !cart.order ? openSteps(checkoutCart(cart)) : []
  return <StepList steps={steps} open={open} furthest={steps.indexOf(current)} />
}

/** At the end everything is done, unless the payment is still open. */
function OrderSteps() {
  const order = useStore(shownOrder, null)
  const stage = order && orderStage(order)
  const steps = stepsOf(order?.isScanOnly ?? false)
  const isDone = stage === 'done' || stage === 'transfer' || stage === 'collecting'
  return <StepList steps={steps} open={[]} furthest={isDone ? steps.length : steps.length - 1} />
}

/** Analysis kits skip delivery (CHECKOUT-2). */
function stepsOf(isScanOnly: boolean): readonly CheckoutStep[] {
  return isScanOnly ? checkoutSteps.filter((step) => step !== 'delivery') : checkoutSteps
}

type ListProps = { steps: readonly CheckoutStep[]; open: readonly CheckoutStep[]; furthest: number }

function StepList({ steps, open, furthest }: ListProps) {
  const t = useTranslations('checkout.steps')
  // Widths in letters: a visitor with large text has the room of a small screen.
  return (
    <nav aria-label={t('label')}>
      <ol className="flex items-center gap-x-2 text-sm min-[28em]:gap-x-3 min-[48em]:text-base">
        {steps.map((step, position) => (
          <li key={step} className="flex min-w-0 items-center gap-x-2 min-[28em]:gap-x-3">
            {position > 0 ? (
              <span
                aria-hidden="true"
                className="bg-line-strong h-px w-3 shrink-0 max-[16em]:hidden min-[28em]:w-6"
              />
            ) : null}
            <Step
              step={step}
              number={position + 1}
              state={stateOf(position, furthest)}
              isOpen={open.includes(step)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type State = 'done' | 'current' | 'ahead'

function stateOf(position: number, furthest: number): State {
  if (position === furthest) return 'current'
  return position < furthest ? 'done' : 'ahead'
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
      {/* Where there is no room for three words, the current one stays. */}
      <span className={`min-w-0 truncate ${state === 'current' ? '' : 'max-[22em]:sr-only'}`}>{t(step)}</span>
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
    <Link to={`/checkout/${step}/`} className={`${shape} underline-offset-4 hover:underline`}>
      {content}
    </Link>
  )
}
