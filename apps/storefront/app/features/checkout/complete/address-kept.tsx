import { useTranslations } from '#texts'
import { useAccount } from '../../../shared/account/open-account'
import { useAddressBook } from '../../../shared/addresses/use-address-book'
import { answerOf } from '../../../shared/shop/use-query'
import { ButtonLink } from '../../../ui/button'
import { Notice } from '../../../ui/notice'

/** ACCOUNTS-18: the first order of a customer says that its address was kept, and where that can be changed. */
export function AddressKept({ orderId }: { orderId: number }) {
  const t = useTranslations('ordered.complete')
  const { isAuthenticated } = useAccount()
  const entries = answerOf(useAddressBook(isAuthenticated).content) ?? []
  if (!entries.some(({ keptFromOrderId }) => keptFromOrderId === orderId)) return null
  return (
    <Notice tone="success">
      <p>{t('addressKept')}</p>
      <ButtonLink look="text" to="/account/information/addresses/">
        {t('addressBook')}
      </ButtonLink>
    </Notice>
  )
}
