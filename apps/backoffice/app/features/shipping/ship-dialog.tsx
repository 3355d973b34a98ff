import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form } from '../../ui/form/form'
import { useForm, useFormState } from '../../ui/form/use-form'
import { Failed, Loading } from '../../ui/states'
import { HoldNote } from './hold-note'
import { OrderRemarks } from './order-remarks'
import { ParcelFields, parcelField, rememberedParcel, useParcelProblems } from './parcel-fields'
import { PaperLinks } from './paper-links'
import { ShipLines } from './ship-lines'
import { type PlannedLine, missingPieces, wholePlan } from './ship-plan'
import { TakeOver } from './take-over'
import { useHold } from './use-hold'
import { type Picking, usePicking } from './use-picking'
import { useShip } from './use-ship'

type Props = {
  /** Null while nothing is to be sent. */
  orderId: number | null
  onClose: () => void
  onShipped?: (orderId: number) => void
}

/**
 * Sends an order: one press for all of it with the lots that are proposed; lots, parcel and parts can be changed before
 * (SHIPMENTS-1).
 */
export function ShipDialog({ orderId, ...rest }: Props) {
  return orderId === null ? null : <OpenDialog key={orderId} orderId={orderId} {...rest} />
}

function OpenDialog({ orderId, onClose, onShipped }: Props & { orderId: number }) {
  const t = useTranslations('office-shipping')
  const { data: picking, error, refetch } = usePicking(orderId)
  const hold = useHold(picking)
  const packed = usePackedWords(picking)
  const planOf = (changed: Changed) => changed ?? (picking ? wholePlan(picking.lines) : [])
  const problemAt = (changed: Changed) => (picking ? problemOf(picking, planOf(changed)) : null)
  const whyNot = (changed: Changed) => {
    const problem = problemAt(changed)
    return packed ?? (problem ? t(problem) : hold.open ? t(`${hold.open}.why`) : null)
  }
  const form = useShipForm(orderId, { hold, whyNot, onClose, ...(onShipped && { onShipped }) })
  const changed = useFormState(form, ({ values }) => values.plan)
  const [plan, problem, why] = [planOf(changed), problemAt(changed), whyNot(changed)]
  const isPart = picking?.lines.some(({ left }, index) => (plan[index]?.quantity ?? 0) < left)
  const actions = (
    <>
      <Button
        look="primary"
        icon="truck"
        autoFocus
        why={why}
        isPending={form.isPending}
        onPress={form.submit}
      >
        {isPart ? t('confirmPart') : t('confirm')}
      </Button>
      {packed ? null : <PaperLinks orderId={orderId} />}
      {problem ? (
        <p role="alert" className="text-danger min-w-0 flex-1 self-center">
          {t(problem)}
        </p>
      ) : null}
    </>
  )
  const title = t('dialogTitle', { number: String(orderId) })
  return (
    <Dialog isOpen onClose={onClose} title={title} size="medium" actions={actions}>
      {error ? <Failed error={error} retry={() => void refetch()} /> : null}
      {!picking && !error ? <Loading /> : null}
      {picking ? (
        <Form form={form} isSentByButton className="grid gap-5">
          <HoldNote hold={hold} />
          <PackedNote picking={picking} words={packed} />
          <p className="text-muted">
            <bdi>{picking.address.join(', ')}</bdi>
          </p>
          <OrderRemarks picking={picking} />
          <ShipLines lines={picking.lines} plan={plan} onChange={(next) => form.set('plan', next)} />
          <ParcelFields onEnter={form.submit} />
        </Form>
      ) : null}
    </Dialog>
  )
}

/** Null until lots or pieces are changed by hand: the proposal is sent. */
type Changed = readonly PlannedLine[] | null

const untouched: Changed = null as Changed

type Shipping = Pick<Props, 'onClose' | 'onShipped'> & {
  hold: ReturnType<typeof useHold>
  whyNot: (changed: Changed) => string | null
}

function useShipForm(orderId: number, { hold, whyNot, onClose, onShipped }: Shipping) {
  const parcelProblems = useParcelProblems()
  return useForm({
    start: { plan: untouched, ...rememberedParcel() },
    bodyOf: (values) => ({ orderId, ...values, ...hold.despite }),
    problemsOf: parcelProblems,
    blockedBy: ({ plan: changed }) => whyNot(changed),
    fieldOf: parcelField,
    ...useShip({
      done: () => {
        onShipped?.(orderId)
        onClose()
      },
    }),
  })
}

function PackedNote({ picking, words }: { picking: Picking; words: string | null }) {
  if (words === null || picking.packing === null) return null
  return (
    <div role="alert" className="bg-warning-soft text-warning rounded-card grid gap-2 px-4 py-3 font-medium">
      <p>{words}</p>
      <p>
        <TakeOver orderId={picking.orderId} packing={picking.packing} />
      </p>
    </div>
  )
}

/** A colleague has it at the packing table, or on a paper (SHIPMENTS-12). */
function usePackedWords(picking: Picking | undefined): string | null {
  const t = useTranslations('office-shipping')
  const { time } = useFormats()
  const packing = picking?.packing
  if (!packing || packing.isOwn) return null
  const { byName, since, until } = packing
  const [name, number] = [byName ?? t('packing.somebody'), String(picking.orderId)]
  return [
    t('packing.taken', { name, number }),
    t('packing.takenSince', { since: time(since), until: time(until) }),
  ].join('. ')
}

type Problem = 'notPaid' | 'nothingLeft' | 'whyNothing' | 'whyMissing'

/** Why it cannot be sent like this. */
function problemOf({ status, lines }: Picking, plan: readonly PlannedLine[]): Problem | null {
  if (status !== 'paid' && status !== 'processing') return status === 'open' ? 'notPaid' : 'nothingLeft'
  if (lines.length === 0) return 'nothingLeft'
  if (plan.every(({ quantity }) => quantity === 0)) return 'whyNothing'
  const isMissing = lines.some((line, index) => {
    const planned = plan[index]
    return planned !== undefined && missingPieces(line, planned) > 0
  })
  return isMissing ? 'whyMissing' : null
}
