import type { Schemas } from '@haverhof/api-client'
import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { AgreedPrice } from '../../shared/prices/agreed-price'
import { useFormats } from '../../shared/prices/formats'
import { announce } from '../../shared/shop/announce'
import { type Problem, problemOf, refusalOf } from '../../shared/shop/problem'
import { useApi } from '../../shared/shop/use-api'
import { useQuery } from '../../shared/shop/use-query'
import { oneOf } from '../../toolkit/one-of'
import { Button } from '../../ui/button'

type Props = {
  repeat: Schemas['RepeatDelivery']
  productVariantId: number
  title: string
  quantity: number
  onAdded: () => void
  onCancel: () => void
}

/** What a delivery then costs and how that is collected, said before the press that agrees to it (REPEAT-77). */
export function AdditionConsent({ repeat, productVariantId, title, quantity, onAdded, onCancel }: Props) {
  const t = useTranslations('repeat-addition')
  const wordsOf = useProblemWords()
  const { repeatDeliveryId } = repeat
  const { content, reload } = useQuery(
    `addition ${repeatDeliveryId} ${productVariantId} ${quantity}`,
    (api) => api.extended(repeatDeliveryCalls).addition(repeatDeliveryId, productVariantId, quantity),
  )
  const addition = content?.state === 'resolved' ? content.value : null
  const { add, problem, isBusy } = useAddition({ repeatDeliveryId, productVariantId, quantity }, () => {
    announce(t('done', { product: title }))
    onAdded()
  })
  const agree = async (agreedAmount: number) => {
    if ((await add(agreedAmount))?.code === 'total-changed') await reload()
  }
  const refused = content?.state === 'rejected' ? problemOf(content.error) : problem
  return (
    <div className="flex flex-col gap-3 text-sm" aria-live="polite">
      {refused ? <p className="text-danger font-medium">{wordsOf(refused)}</p> : null}
      {!content || content.state === 'pending' ? <p className="text-muted">{t('working')}</p> : null}
      {addition ? <Terms repeat={repeat} addition={addition} /> : null}
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {addition ? (
          <AgreeButton amount={addition.amount} isBusy={isBusy} onPress={() => void agree(addition.amount)} />
        ) : null}
        {content?.state === 'rejected' ? <Button onClick={() => void reload()}>{t('again')}</Button> : null}
        <Button look="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

type TermsProps = Pick<Props, 'repeat'> & { addition: Schemas['RepeatAddition'] }

function Terms({ repeat, addition }: TermsProps) {
  const t = useTranslations('repeat-addition')
  const { day } = useFormats()
  return (
    <>
      <p>{t('comes', { quantity: addition.quantity, date: day(addition.day) })}</p>
      <AgreedPrice repeat={repeat} price={addition} />
    </>
  )
}

type AgreeProps = { amount: number; isBusy: boolean; onPress: () => void }

function AgreeButton({ amount, isBusy, onPress }: AgreeProps) {
  const t = useTranslations('repeat-addition')
  const { euro } = useFormats()
  return (
    <Button look="brand" aria-disabled={isBusy || undefined} onClick={onPress}>
      {t('agree', { amount: euro(amount) })}
    </Button>
  )
}

type Goods = { repeatDeliveryId: number; productVariantId: number; quantity: number }

/** Sends the addition with an idempotency key: a retry after a lost answer adds nothing more. */
function useAddition({ repeatDeliveryId, productVariantId, quantity }: Goods, onAdded: () => void) {
  const api = useApi().extended(repeatDeliveryCalls)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [key] = useState(() => `add-${crypto.randomUUID()}`)
  const add = async (agreedAmount: number): Promise<Problem | null> => {
    if (isBusy) return null
    setIsBusy(true)
    const body = { productVariantId, quantity, agreedAmount }
    const refused = await refusalOf(() => api.add(repeatDeliveryId, body, key))
    setIsBusy(false)
    setProblem(refused)
    if (!refused) onAdded()
    return refused
  }
  return { add, problem, isBusy }
}

const hasOwnWords = oneOf(['total-changed', 'cut-off-passed', 'not-available', 'not-enough-stock'])
const isFull = oneOf(['quantity-limit', 'too-many-lines', 'not-deliverable'])

function useProblemWords(): (problem: Problem) => string {
  const t = useTranslations('repeat-addition.problems')
  return ({ code }) => {
    if (isFull(code)) return t('full')
    return t(hasOwnWords(code) ? code : 'failed')
  }
}
