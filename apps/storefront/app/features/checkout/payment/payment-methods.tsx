import type { Schemas } from '@haverhof/api-client'
import { lendingMethods } from '@haverhof/domain/payments'
import { useId } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { Icon } from '../../../ui/icon'
import { RadioCard, RadioCards } from '../../../ui/radio-cards'
import { SelectField } from '../../../ui/select-field'
import type { MethodChoice } from './offered-methods'
import { useMethodWords } from './payment-method-names'
import { oneOf } from '../../../toolkit/one-of'

type Props = {
  methods: readonly Schemas['PaymentMethodOption'][]
  choice: MethodChoice
  onChoose: (choice: MethodChoice) => void
  /** What is still missing to pay. */
  missing: 'method' | null
}

/**
 * How to pay (CHECKOUT-PAGES-10, PAYMENTS-16). A bank can be chosen where the provider
 * lists some, or later at the bank's page; a card number is never asked.
 */
export function PaymentMethods({ methods, choice, onChoose, missing }: Props) {
  const t = useTranslations('payment')
  const words = useMethodWords()
  const formats = useFormats()
  const own = useId()
  return (
    <RadioCards
      legend={t('legend')}
      isLegendHidden
      error={missing === 'method' ? t('chooseMethod') : undefined}
    >
      {methods.map(({ paymentMethodId: id, costs, issuers }) => (
        <RadioCard
          {...(lendingMethods.has(id) && { 'aria-describedby': `${own}-${id}` })}
          key={id}
          name="payment-method"
          value={id}
          checked={choice.paymentMethodId === id}
          onChange={() => onChoose({ paymentMethodId: id, issuer: null })}
          title={
            <span className="flex flex-wrap items-center gap-x-2.5">
              <Icon name={words.icon(id)} size={22} className="text-brand" />
              <span className="min-w-0 wrap-anywhere">{words.name(id)}</span>
            </span>
          }
          text={words.text(id)}
          aside={costs > 0 ? formats.euro(costs) : null}
        >
          {lendingMethods.has(id) ? <Lender methodId={id} id={`${own}-${id}`} /> : null}
          {choice.paymentMethodId === id && issuers.length > 0 ? (
            <SelectField
              name="issuer"
              label={t('issuer')}
              value={choice.issuer ?? ''}
              onChange={(event) =>
                onChoose({ paymentMethodId: id, issuer: event.currentTarget.value || null })
              }
              className="max-w-[36rem]"
            >
              <option value="">{t('issuerLater')}</option>
              {issuers.map(({ issuerId, name }) => (
                <option key={issuerId} value={issuerId}>
                  {name}
                </option>
              ))}
            </SelectField>
          ) : null}
        </RadioCard>
      ))}
    </RadioCards>
  )
}

const isForConsumers = oneOf(['klarna', 'in3'])
const isForCompanies = oneOf(['billie'])

/** Who lends, from what age, and what paying late leads to; nothing without a lender (PAYMENTS-18). */
function Lender({ methodId, id }: { methodId: string; id: string }) {
  const t = useTranslations('payment.lenders')
  if (!isForConsumers(methodId) && !isForCompanies(methodId)) return null
  return (
    <p id={id} className="text-sm">
      {isForConsumers(methodId) ? <strong className="block">{t('warning')}</strong> : null}
      {t(methodId)}
    </p>
  )
}
