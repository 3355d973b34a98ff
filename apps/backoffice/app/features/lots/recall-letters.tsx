import { languageOfId, type ToldReason } from '@haverhof/domain/shared'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ReasonDialog } from '../../ui/reason-dialog'
import type { Reader } from '../../ui/reason-fields'
import { Failed, Loading } from '../../ui/states'
import { type RecalledOrder, useRecalled } from './use-recalled'

type Props = { lotId: number; lotNumber: string }

/** A letter to everybody who got pieces; the lot is blocked with it, and no buyer gets a second one (LOTS-10). */
export function RecallLetters(props: Props) {
  const t = useTranslations('office-lots')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button look="danger" icon="mail" onPress={() => setIsAsking(true)}>
        {t('letters.title')}
      </Button>
      {isAsking ? <AskWhy {...props} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}

/** Why, with own words for each language of the readers without a letter (REASONS-1, REASONS-2). */
function AskWhy({ lotId, lotNumber, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('office-lots')
  const { data, error, refetch } = useRecalled(lotId)
  const send = useChange({
    run: (reason: ToldReason<'recall'>, sent) =>
      read(api.POST('/staff-api/v1/recalls', { body: { lotId, ...reason }, ...sent })),
    renews: [['lots'], ['stock']],
    done: ({ letters }) => {
      showToast({ text: t('letters.done', { count: letters }) })
      onClose()
    },
  })
  const title = t('letters.of', { number: lotNumber })
  if (!data)
    return (
      <Dialog isOpen onClose={onClose} title={title}>
        {error ? <Failed error={error} retry={() => void refetch()} /> : <Loading />}
      </Dialog>
    )
  const readers = readersOf(data.items)
  return (
    <ReasonDialog
      title={title}
      confirm={t('letters.confirm')}
      list="recall"
      legend={t('letters.reason')}
      readers={readers}
      lead={
        <>
          <p>{t('letters.lead')}</p>
          {readers.length === 0 ? <p className="font-semibold">{t('letters.nobody')}</p> : null}
        </>
      }
      isPending={send.isPending}
      onConfirm={(reason) => send.mutate(reason)}
      onClose={onClose}
    />
  )
}

/** The language with the most recipients first. */
function readersOf(orders: readonly RecalledOrder[]): Reader[] {
  const byLanguage = Map.groupBy(
    orders.filter(({ letter }) => letter === null),
    ({ languageId }) => languageOfId(languageId),
  )
  return [...byLanguage]
    .flatMap(([language, letters]) => (language === null ? [] : [{ language, count: letters.length }]))
    .toSorted((a, b) => b.count - a.count)
}
