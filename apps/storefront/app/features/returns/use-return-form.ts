import { returnProblems, type ReturnReason, tidyRemarks } from '@haverhof/domain/returns'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'
import { useShopForm } from '../../shared/forms/use-shop-form'
import { useShop } from '../../shared/shop/shop'
import { type ReturnableLine, sendReturn } from './send-return'
import type { ChosenPhoto } from '../../shared/photos/shrink-photo'

export type ReturnValues = {
  /** Which of the lines with this product: its place in the list. */
  line: string
  quantity: number
  reason: ReturnReason | ''
  remarks: string
  photo: ChosenPhoto | null
}

/** Words that only returns have; everything else is said as in any form. */
const hasOwnWords = oneOf([
  'photo-needed',
  'photo-too-large',
  'photo-wrong-type',
  'photo-too-many-pixels',
  'photo-unreadable',
  'too-many-returned',
])

type Options = {
  lines: readonly ReturnableLine[]
  onDone: (returnId: number, reason: ReturnReason) => void
  onSignedOut: () => void
}

/** The form of a return (ACCOUNT-PAGES-15). */
export function useReturnForm({ lines, onDone, onSignedOut }: Options) {
  const shop = useShop()
  const t = useTranslations('returns.errors')
  const [progress, setProgress] = useState<number | null>(null)
  const form = useShopForm<ReturnValues>({
    start: { line: '0', quantity: 1, reason: '', remarks: '', photo: null },
    problemsOf,
    send: async ({ line, reason, remarks, quantity, photo }) => {
      const chosen = lines[Number(line)]
      if (!chosen || reason === '') return
      setProgress(0)
      try {
        const { orderId, lineNumber } = chosen
        const registration = { orderId, lineNumber, quantity, reason, remarks: tidyRemarks(remarks), photo }
        onDone((await sendReturn(shop, registration, setProgress)).returnId, reason)
      } finally {
        setProgress(null)
      }
    },
    wordsOf: ({ type }) => (hasOwnWords(type) ? t(type) : undefined),
    onRefused: ({ status }) => {
      if (status === 401) onSignedOut()
      return status === 401
    },
    onWrong: showFirst,
  })
  return { ...form, progress }
}

/** The form does not know where the photo is taken: where it is the first to miss, the focus is moved from here. */
function showFirst([first]: readonly string[]): void {
  if (first === 'photo') document.querySelector<HTMLElement>('[name="photo"]')?.focus()
}

function problemsOf({ quantity, reason, remarks, photo }: ReturnValues) {
  return returnProblems({
    quantity,
    reason: reason || null,
    remarks: tidyRemarks(remarks),
    hasPhoto: photo !== null,
  })
}
