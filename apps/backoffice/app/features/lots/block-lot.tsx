import { requestRules } from '@haverhof/api-client/staff-rules'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { type Sent, useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FormText } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { type Sending, useForm } from '../../ui/form/use-form'

type Props = { lotId: number; lotNumber: string; isBlocked: boolean }

/** Nothing of a blocked lot is sent; why is asked for, and kept (LOTS-3). */
export function BlockLot(props: Props) {
  const t = useTranslations('office-lots')
  const [isAsking, setIsAsking] = useState(false)
  // Its message can take a blocking back when the question has gone.
  const blocking = useBlocking(props, () => setIsAsking(false))
  return (
    <>
      <Button
        className="justify-self-start"
        look={props.isBlocked ? 'quiet' : 'danger'}
        icon="lock"
        onPress={() => setIsAsking(true)}
      >
        {t(`${props.isBlocked ? 'unblock' : 'block'}.title`)}
      </Button>
      {isAsking ? <AskWhy {...props} sending={blocking} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}

type AskProps = Props & { sending: Sending<Blocking, { available: number }>; onClose: () => void }

function AskWhy({ lotNumber, isBlocked, sending, onClose }: AskProps) {
  const t = useTranslations('office-lots')
  const words = isBlocked ? 'unblock' : 'block'
  const form = useForm({
    rules: requestRules[`POST /staff-api/v1/lots/{id}/${words}`],
    start: { reason: '' },
    bodyOf: ({ reason }) => ({ reason: reason.trim(), isBlock: !isBlocked }),
    ...sending,
  })
  const confirm = (
    <SubmitButton form={form} look={isBlocked ? 'primary' : 'danger'}>
      {t(`${words}.confirm`)}
    </SubmitButton>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t(`${words}.of`, { number: lotNumber })} actions={confirm}>
      <Form form={form} className="grid gap-4">
        <p>{t(`${words}.lead`)}</p>
        <FormText name="reason" label={t('reason')} missing={t('reasonWhy')} autoFocus />
      </Form>
    </Dialog>
  )
}

type Blocking = { reason: string; isBlock: boolean }

/** Blocking can be taken back from its message: the lot is free again, and both are in the log. */
function useBlocking(
  { lotId, lotNumber, isBlocked }: Props,
  onAsked: () => void,
): Sending<Blocking, { available: number }> {
  const t = useTranslations('office-lots')
  const params = { path: { id: lotId } }
  const send = ({ reason, isBlock }: Blocking, sent: Sent) => {
    const call = { params, body: { reason }, ...sent }
    return isBlock
      ? read(api.POST('/staff-api/v1/lots/{id}/block', call))
      : read(api.POST('/staff-api/v1/lots/{id}/unblock', call))
  }
  const renews = [['lots'], ['stock'], ['orders', 'picking']]
  const say = ({ isBlock }: Blocking, { available }: { available: number }) =>
    t(`${isBlock ? 'block' : 'unblock'}.done`, { number: lotNumber, count: available })
  const undoing = useChange<Blocking, { available: number }>({
    run: send,
    renews,
    done: (answer, blocking) => showToast({ text: say(blocking, answer) }),
  })
  return {
    send,
    renews,
    done: (answer, blocking) => {
      const reason = t('undone', { reason: blocking.reason }).slice(0, longestUndone)
      const undo = () => undoing.mutate({ reason, isBlock: isBlocked })
      showToast({ text: say(blocking, answer), undo })
      onAsked()
    },
  }
}

const longestUndone = 200
