import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useAccount } from '../../../shared/account/open-account'
import { ButtonLink } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { orderedCart } from '../order/ordered-cart'
import type { Order } from '../order/order'

/** What an account does for this order: where it is, what is missing to it, or what it would be good for (SIGN-IN-PAGES-13). */
export function AccountOffer({ order }: { order: Order }) {
  const t = useTranslations('ordered.complete.account')
  const { isLoaded, isAuthenticated } = useAccount()
  if (!isLoaded) return null
  if (isAuthenticated)
    return (
      <Link
        to={`/account/orders/${order.orderId}/`}
        className="text-brand inline-flex min-h-11 items-center gap-2 self-start underline underline-offset-4"
      >
        <Icon name="user" size={20} />
        {t('own')}
      </Link>
    )
  const isWaiting = orderedCart(order.orderId)?.hasPassword ?? false
  return (
    <section
      aria-labelledby="account-offer"
      className="bg-sunken rounded-card flex items-start gap-4 p-5 sm:p-6"
    >
      <Icon name={isWaiting ? 'mail' : 'user'} size={28} className="text-brand mt-1" />
      <div className="min-w-0">
        <h2 id="account-offer" className="text-xl">
          {t(isWaiting ? 'mailTitle' : 'title')}
        </h2>
        <p className="mt-2 [overflow-wrap:anywhere]">
          {t(isWaiting ? 'mailText' : 'text', { email: order.emailAddress })}
        </p>
        {isWaiting ? null : <Register order={order} />}
      </div>
    </section>
  )
}

/** What the order says about the customer waits in the form. */
function Register({ order: { billing, emailAddress } }: { order: Order }) {
  const t = useTranslations('ordered.complete.account')
  const customer = { firstName: billing?.firstName, lastName: billing?.lastName, emailAddress }
  return (
    <ButtonLink to="/account/register/" state={{ customer }} className="mt-4">
      {t('go')}
    </ButtonLink>
  )
}
