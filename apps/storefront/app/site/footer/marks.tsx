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
  const text = useTranslations('footer')
  const { brand, site } = useShop()
  if (site.socialMedia.length === 0) return null
  return (
    <ul aria-label={text('socialMedia')} className="social-media">
      {site.socialMedia.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noreferrer">
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
  const text = useTranslations('footer')
  const nameOf = usePaymentName()
  const { paymentMethods } = useShop().site
  const methods = paymentMethods.filter((id) => id in paymentMarks)
  return (
    <ul aria-label={text('paymentMethods')} className="payment-marks">
      {methods.map((id) => (
        <li key={id}>
          <Icon name={paymentMarks[id]?.icon ?? 'card'} size={18} />
          {nameOf(id)}
        </li>
      ))}
    </ul>
  )
}
