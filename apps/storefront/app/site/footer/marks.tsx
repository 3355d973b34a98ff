import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { useShop } from '../shop'

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

/** Marks of their owners are written, not drawn; what has no mark is in the language of the page. */
const methods: Record<string, { icon: string; name?: string }> = {
  ideal: { icon: 'ideal', name: 'iDEAL' },
  bancontact: { icon: 'card', name: 'Bancontact' },
  creditcard: { icon: 'card', name: 'Visa · Mastercard' },
  paypal: { icon: 'lock', name: 'PayPal' },
  sepa: { icon: 'bank' },
  mobilepay: { icon: 'lock', name: 'MobilePay' },
  klarna: { icon: 'lock', name: 'Klarna' },
  giftcard: { icon: 'gift' },
  banktransfer: { icon: 'bank' },
}

export function PaymentMethods() {
  const text = useTranslations('shell.footer')
  const { paymentMethods } = useShop().site
  const known = paymentMethods.filter((id) => id in methods)
  return (
    <ul aria-label={text('paymentMethods')} className="flex flex-wrap gap-2">
      {known.map((id) => (
        <li
          key={id}
          className="border-line-strong bg-surface inline-flex min-h-8 items-center gap-2 rounded-[0.5rem] border px-2.5 text-sm font-medium"
        >
          <Icon name={methods[id]?.icon ?? 'card'} size={18} />
          {methods[id]?.name ?? text(`payment.${id}`)}
        </li>
      ))}
    </ul>
  )
}
