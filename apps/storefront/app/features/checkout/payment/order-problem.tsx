import { Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { Notice } from '../../../ui/notice'
import { FailureWords } from '../steps/failure-words'
import type { OrderProblem as Problem } from './use-placing'

/** Refusals that are settled in the cart. */
const inTheCart = new Set([
  'not-enough-stock',
  'not-available',
  'sample-names-missing',
  'discount-unknown',
  'discount-expired',
  'discount-used-up',
  'discount-minimum',
  'discount-not-here',
  'discount-first-order',
  'repeat-limit',
  'repeat-not-offered',
  'not-repeatable',
])

type Props = {
  problem: Problem | null
  total: number
  /** Where another delivery is chosen, when that is not on this page. */
  deliveryUrl?: string
}

/** Why the order was not placed, and what to do about it (CHECKOUT-PAGES-12). Nothing was ordered, nothing is lost. */
export function OrderProblem({ problem, total, deliveryUrl }: Props) {
  const t = useTranslations('checkout.frame')
  const edit = useTranslations('payment.details')
  const formats = useFormats()
  if (!problem) return null
  const { code } = problem
  const values = {
    amount: problem.available ?? 0,
    minimum: formats.euro(problem.minimumAmount ?? 0),
    before: formats.euro(problem.agreedAmount ?? 0),
    now: formats.euro(total),
  }
  return (
    <Suspense>
      <Notice tone={code === 'total-changed' ? 'warning' : 'danger'}>
        <p>
          <FailureWords problem={problem} otherwise="order-failed" values={values} />
        </p>
        {inTheCart.has(code) ? <Way to="/cart/">{t('toCart')}</Way> : null}
        {deliveryUrl && problem.missingStep === 'delivery' ? (
          <Way to={deliveryUrl}>{edit('editDelivery')}</Way>
        ) : null}
      </Notice>
    </Suspense>
  )
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
      {children}
    </Link>
  )
}
