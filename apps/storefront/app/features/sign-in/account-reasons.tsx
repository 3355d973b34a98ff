import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import { Icon } from '../../ui/icon'

const reasons = { orders: 'invoice', reorder: 'refresh', repeat: 'truck', results: 'analysis' } as const

/** What an account is good for. */
export function AccountReasons() {
  const t = useTranslations('sign-in.reasons')
  const { enableRqs, repeatPercent } = useShop().site
  const isOffered = { orders: true, reorder: true, repeat: repeatPercent !== null, results: enableRqs }
  const shown = (['orders', 'reorder', 'repeat', 'results'] as const).filter((reason) => isOffered[reason])
  return (
    <ul className="flex flex-col gap-4">
      {shown.map((reason) => (
        <li key={reason} className="flex items-start gap-4">
          <Icon name={reasons[reason]} size={28} className="text-brand" />
          <span className="min-w-0 pt-0.5">{t(reason)}</span>
        </li>
      ))}
    </ul>
  )
}
