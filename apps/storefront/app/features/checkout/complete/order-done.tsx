import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { OrderSummary } from '../steps/order-summary'
import { ButtonLink } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { Prose } from '../../../ui/prose'
import { AccountOffer } from './account-offer'
import { BankTransfer } from './bank-transfer'
import { NextSteps } from './next-steps'
import { OrderFacts } from './order-facts'
import { OrderedSamples } from './ordered-samples'
import { OrderHeading } from './order-messages'
import type { Order } from '../order/order'
import type { Block } from '@haverhof/domain/content'
import { useAccount } from '../../../shared/account/open-account'
import { useAddressBook } from '../../../shared/addresses/use-address-book'
import { answerOf } from '../../../shared/shop/use-query'
import { Notice } from '../../../ui/notice'

/** What the site itself says at the end of an order; null leaves it to the words of the shop. */
export type OwnWords = { title: string; intro: string; body: Block[] } | null

type Props = {
  order: Order
  words: OwnWords
  /** When goods come again (REPEAT-3). */
  repeat: ReactNode
}

/** Thank you: the number, what happens when, and everything that was ordered (CHECKOUT-PAGES-13). */
export function OrderDone({ order, words, repeat }: Props) {
  const t = useTranslations('ordered.complete')
  const { bankTransfer, calculation } = order
  // What the site says is about an order that has been paid.
  const own = bankTransfer ? null : words
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,42rem)] lg:gap-x-24">
      <div className="flex min-w-0 flex-col gap-8">
        <div className="flex flex-wrap items-start gap-4 xs:flex-nowrap">
          <span className="bg-brand text-on-brand grid size-12 shrink-0 place-items-center rounded-full">
            <Icon name="check" size={28} />
          </span>
          <OrderHeading title={own?.title ?? t('thanks')} text={own?.intro ?? t('thanksText')} />
        </div>
        {bankTransfer ? (
          <BankTransfer transfer={bankTransfer} amount={calculation.dueAmount} pageUrl={order.checkoutUrl} />
        ) : null}
        <OrderFacts order={order} />
        {/* How kits go on is told by the site itself; how other goods arrive depends on the order. */}
        {bankTransfer || (own && order.isScanOnly) ? null : <NextSteps delivery={order.delivery} />}
        {repeat}
        {own ? <Prose blocks={own.body} /> : null}
        <OrderedSamples samples={order.samples} />
        <AddressKept orderId={order.orderId} />
        <AccountOffer order={order} />
        <ButtonLink to="/" className="self-start">
          {t('home')}
        </ButtonLink>
      </div>
      <aside className="min-w-0 md:border-line md:border-l md:pl-8 lg:pl-12">
        <OrderSummary calculated={calculation} />
      </aside>
    </div>
  )
}

/** The first order of a customer says that its address was kept, and where that can be changed (ACCOUNTS-18). */
function AddressKept({ orderId }: { orderId: number }) {
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
