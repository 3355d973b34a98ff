import { useTranslations } from '#texts'
import { useCartState } from '../../../shared/cart'
import { Notice } from '../../../ui/notice'
import type { DeliveryChoice } from './delivery-values'
import type { useWays } from './use-ways'

type Props = { ways: ReturnType<typeof useWays>; choice: DeliveryChoice }

/** Why nothing goes where the order was to go: the territory, the country of the bill, or the feed in the cart (CHECKOUT-46). */
export function NotSentThere({ ways, choice }: Props) {
  const t = useTranslations('delivery')
  const errors = useTranslations('forms.errors')
  const territory = useCartState().calculated?.undeliverable?.territory
  if (!ways.isImpossible(choice)) return null
  const isBilledElsewhere = ways.isAbroad && choice === 'home'
  const words = isBilledElsewhere ? errors('not-delivered-there') : t('notSentThere')
  return <Notice tone="warning">{territory ? errors('territory-not-served', { territory }) : words}</Notice>
}
