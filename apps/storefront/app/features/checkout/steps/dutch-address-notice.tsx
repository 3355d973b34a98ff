import { useTranslations } from '#texts'
import { dutchHost } from '../../../site/notices/dutch-host'
import { useShop } from '../../../shared/shop/shop'
import { ButtonLink } from '../../../ui/button'
import { Notice } from '../../../ui/notice'

/** Where a customer with a Dutch address can order, and that nothing is lost here (CHECKOUT-12). */
export function DutchAddressNotice({ id }: { id: string }) {
  const t = useTranslations('checkout.dutchAddress')
  const host = dutchHost(useShop())
  if (!host) return null
  const name = new URL(host.origin).hostname.replace(/\.localhost$/, '')
  return (
    <Notice tone="warning" id={id} tabIndex={-1}>
      <p className="font-semibold">{t('title')}</p>
      <p className="mt-1">{t('text', { host: name })}</p>
      <ButtonLink look="brand" to={`${host.origin}/`} className="mt-3">
        {t('go', { host: name })}
      </ButtonLink>
    </Notice>
  )
}
