import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { paymentMarks, usePaymentName } from '../../shared/shop/payment-marks'
import { useShop } from '../../shared/shop/shop'

const networkNames: Record<string, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
}

export function SocialMedia() {
  const text = useTranslations('shell.footer')
  const { brand, site } = useShop()
  if (site.socialMedia.length === 0) return null
  return (
    <ul aria-label={text('socialMedia')} className="-ml-2.5 flex flex-wrap">
      {site.socialMedia.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="noreferrer"
            className="hover:bg-ground rounded-control grid size-11 place-items-center"
          >
            <Icon
              name={network}
              label={text('follow', { brand, network: networkNames[network] ?? network })}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function PaymentMethods() {
  const text = useTranslations('shell.footer')
  const nameOf = usePaymentName()
  const { paymentMethods } = useShop().site
  const known = paymentMethods.filter((id) => id in paymentMarks)
  return (
    <ul aria-label={text('paymentMethods')} className="flex flex-wrap gap-2">
      {known.map((id) => (
        <li
          key={id}
          className="border-line-strong bg-surface inline-flex min-h-8 items-center gap-2 rounded-[0.5rem] border px-2.5 text-sm font-medium"
        >
          <Icon name={paymentMarks[id]?.icon ?? 'card'} size={18} />
          {nameOf(id)}
        </li>
      ))}
    </ul>
  )
}
