import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { FormFrame } from '../../../shared/forms/form-frame'
import { Checkbox } from '../../../ui/checkbox'
import type { Consent } from '../order/attempt-key'
import { OrderProblem } from './order-problem'
import { OrderTerms } from './order-terms'
import { StepSubmit } from '../steps/step-submit'
import type { usePlaceOrder } from './use-place-order'

type Props = {
  /** What is bought and what it comes to: stands directly above the button that orders it. */
  summary: ReactNode
  /** What is agreed beyond this order (REPEAT-2). */
  agreement: ReactNode
  order: ReturnType<typeof usePlaceOrder>
  total: number
  /** Whether analysis kits are bought. */
  hasKits: boolean
  submit: (consent: Consent) => void
}

/** The order, its terms, and the button whose words say that it costs money (CHECKOUT-PAGES-55). */
export function PlaceOrder({ summary, agreement, order, total, hasKits, submit }: Props) {
  const t = useTranslations('payment')
  const [beginAnalysis, setBeginAnalysis] = useState(false)
  return (
    <FormFrame
      submit={(event) => {
        event.preventDefault()
        submit({ beginAnalysis: hasKits && beginAnalysis })
      }}
      className="flex flex-col gap-4 *:w-full!"
    >
      {summary}
      {agreement}
      <OrderTerms />
      {hasKits ? <AnalysisConsent checked={beginAnalysis} onChange={setBeginAnalysis} /> : null}
      <div role="alert" className="empty:hidden">
        <OrderProblem problem={order.problem} total={total} deliveryUrl="/checkout/delivery/" />
      </div>
      <StepSubmit label={total === 0 ? t('orderFree') : t('order')} isBusy={order.isBusy} isPaying />
    </FormFrame>
  )
}

/** An analysis may begin at once only when the customer asks for it; nothing is ticked beforehand (CHECKOUT-PAGES-30). */
function AnalysisConsent({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useTranslations('payment')
  return (
    <Checkbox
      label={<span className="text-sm">{t('analysis')}</span>}
      hint={t('analysisHint')}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
