import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import type { OneRepeat } from '../account-types'
import { useRepeatChange } from './use-repeat-change'

type Props = { repeat: OneRepeat; reload: () => Promise<void> }

/** To let it rest, or to end it: as easily as it began (REPEAT-16, REPEAT-17). */
export function RestAndEnd({ repeat, reload }: Props) {
  const t = useTranslations('repeat')
  const { change, failure } = useRepeatChange(reload)
  const { repeatDeliveryId, state } = repeat
  const pause = () => change((calls) => calls.pause(repeatDeliveryId), t('done.paused'))
  return (
    <>
      {failure}
      <div className="border-line divide-line divide-y border-y">
        {state === 'active' ? (
          <Way title={t('pause.title')} text={t('pause.text')}>
            <Button onClick={pause}>{t('pause.go')}</Button>
          </Way>
        ) : null}
        <Way title={t('end.title')} text={t('end.text')}>
          <EndButton end={() => change((calls) => calls.end(repeatDeliveryId), t('done.ended'))} />
        </Way>
      </div>
    </>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-[1_1_24rem]">
        <h3 className="text-lg">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}

/** Asks once, in plain words, before an end that cannot be undone. */
function EndButton({ end }: { end: () => void }) {
  const t = useTranslations('repeat')
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{t('end.go')}</Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={t('end.ask')}
        closeLabel={t('end.keep')}
        footer={
          <div className="flex flex-wrap gap-3">
            <Button
              look="brand"
              onClick={() => {
                close()
                end()
              }}
            >
              {t('end.confirm')}
            </Button>
            <Button onClick={close}>{t('end.keep')}</Button>
          </div>
        }
      >
        <p className="max-w-prose">{t('end.asked')}</p>
      </Dialog>
    </>
  )
}
