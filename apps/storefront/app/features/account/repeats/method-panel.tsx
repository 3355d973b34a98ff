import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { FormFrame } from '../../../shared/forms/form-frame'
import { paymentMarks, usePaymentName } from '../../../shared/shop/payment-marks'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { RadioCard, RadioCards } from '../../../ui/radio-cards'
import type { OneRepeat } from '../account-types'
import { Loaded } from '../loaded'
import { useAccountContent } from '../use-account-content'
import { useClosePanel } from './change-panel'
import { useRepeatChange } from './use-repeat-change'

type Props = { repeat: OneRepeat; reload: () => Promise<void> }

/** The next delivery is paid by hand with another method, those after it are collected with it (REPEAT-14). */
export function MethodPanel(props: Props) {
  const terms = useAccountContent('repeat terms', (api) => api.extended(repeatDeliveryCalls).terms())
  return (
    <Loaded answer={terms}>
      {({ paymentMethodIds }) => <MethodForm {...props} methodIds={paymentMethodIds} />}
    </Loaded>
  )
}

function MethodForm({ repeat, reload, methodIds }: Props & { methodIds: readonly string[] }) {
  const close = useClosePanel()
  const t = useTranslations('repeat')
  const nameOf = usePaymentName()
  const { change, failure } = useRepeatChange(reload)
  const { repeatDeliveryId, paymentMethodId } = repeat
  const [chosen, setChosen] = useState(paymentMethodId)
  return (
    <FormFrame
      submit={(event) => {
        event.preventDefault()
        change((calls) => calls.changeMethod(repeatDeliveryId, chosen), t('done.method'), close)
      }}
      className="flex flex-col gap-5"
    >
      <p>{t('method.hint')}</p>
      <RadioCards legend={t('method.title')} isLegendHidden>
        {methodIds.map((id) => (
          <RadioCard
            key={id}
            name="repeat-method"
            value={id}
            checked={chosen === id}
            onChange={() => setChosen(id)}
            title={
              <span className="flex items-center gap-2.5">
                <Icon name={paymentMarks[id]?.icon ?? 'card'} size={22} className="text-brand" />
                {nameOf(id)}
              </span>
            }
          />
        ))}
      </RadioCards>
      {failure}
      <Button type="submit" look="brand" className="self-start">
        {t('method.save')}
      </Button>
    </FormFrame>
  )
}
