import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { saveFile } from '../../platform/save-file'
import { useChange } from '../../platform/use-change'
import { Badge, type Tone } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Failed, Loading } from '../../ui/states'
import { RecallLetters } from './recall-letters'
import { type RecalledOrder, useRecalled } from './use-recalled'

type Props = { lotId: number; lotNumber: string; orders: number }

/** Everybody who got pieces of the lot: the list, as a file, and letters (LOTS-4). */
export function RecallLot({ lotId, lotNumber, orders }: Props) {
  const t = useTranslations('office-lots')
  const [isShown, setIsShown] = useState(false)
  const exported = useChange({
    run: () =>
      read(
        api.GET('/staff-api/v1/recalls/{id}/list.csv', { params: { path: { id: lotId } }, parseAs: 'text' }),
      ),
    done: (file) => saveFile(`recall-${lotNumber}.csv`, file, 'text/csv'),
  })
  return (
    <section className="border-line rounded-card grid gap-3 border p-4">
      <div>
        <h3 className="font-semibold">{t('recall.title')}</h3>
        <p className="text-muted">{orders === 0 ? t('recall.none') : t('recall.lead', { count: orders })}</p>
      </div>
      {orders > 0 ? (
        <div className="flex flex-wrap gap-2">
          <Button icon="list" onPress={() => setIsShown(!isShown)}>
            {isShown ? t('recall.hide') : t('recall.show')}
          </Button>
          <Button icon="download" isPending={exported.isPending} onPress={() => exported.mutate()}>
            {t('recall.export')}
          </Button>
          <RecallLetters lotId={lotId} lotNumber={lotNumber} />
        </div>
      ) : null}
      {isShown ? <Recalled lotId={lotId} /> : null}
    </section>
  )
}

function Recalled({ lotId }: { lotId: number }) {
  const t = useTranslations('office-lots')
  const { moment } = useFormats()
  const { data, error, refetch } = useRecalled(lotId)
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <ul aria-label={t('recall.title')} className="max-h-96 overflow-y-auto">
      {data.items.map(
        ({ orderId, firstName, lastName, emailAddress, phoneNumber, pieces, sentAt, letter }) => (
          <li
            key={orderId}
            className="border-line grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-3 border-b py-1.5"
          >
            <Link to={`/orders/${orderId}`} className="text-brand font-semibold hover:underline">
              {orderId}
            </Link>
            <bdi>
              {firstName} {lastName}
            </bdi>
            <span>{t('pieces', { count: pieces })}</span>
            <p className="text-muted col-span-2 col-start-2 text-sm">
              <bdi>{[emailAddress, phoneNumber].filter(Boolean).join(' · ')}</bdi> · {moment(sentAt)}
            </p>
            <p className="col-span-2 col-start-2 text-sm">
              <LetterBadge letter={letter} />
            </p>
          </li>
        ),
      )}
    </ul>
  )
}

const letterTones = {
  waiting: 'brand',
  failed: 'warning',
  'given-up': 'danger',
  resent: 'brand',
  sent: 'success',
} as const satisfies Record<string, Tone>

/** Whether the order was written to: who was not, is to be called. */
function LetterBadge({ letter }: Pick<RecalledOrder, 'letter'>) {
  const t = useTranslations('office-lots')
  const { moment } = useFormats()
  if (!letter) return <Badge tone="neutral">{t('letters.ofOrder.none')}</Badge>
  const { state, at } = letter
  return <Badge tone={letterTones[state]}>{t(`letters.ofOrder.${state}`, { moment: moment(at) })}</Badge>
}
