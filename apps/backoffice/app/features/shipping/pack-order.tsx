import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Form, FormLeaveGuard } from '../../ui/form/form'
import { ScanField } from '../../ui/scan-field'
import { Empty, Failed, Loading } from '../../ui/states'
import { OrderRemarks } from './order-remarks'
import { HoldNote } from './hold-note'
import { PackedByAnother, SentByAnother } from './packed-by-another'
import { PackLine } from './pack-line'
import { PaperLinks } from './paper-links'
import { ParcelFields } from './parcel-fields'
import { piecesLeft } from './scan-piece'
import { usePacking } from './use-packing'
import { usePackingClaim } from './use-packing-claim'
import { type Picking, usePicking } from './use-picking'

type Props = {
  orderId: number
  onDone: () => void
  /** Null where no other order waits. */
  onSkip: (() => void) | null
}

/** One order on the packing table. */
export function PackOrder({ orderId, ...rest }: Props) {
  const t = useTranslations('office-shipping')
  const claim = usePackingClaim(orderId)
  const { data: picking, error, refetch } = usePicking(orderId)
  if (claim.another) return <PackedByAnother packing={claim.another} orderId={orderId} onNext={rest.onSkip} />
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!picking) return <Loading />
  const isToSend = picking.status === 'paid' || picking.status === 'processing'
  if (picking.status === 'sent' && picking.lastShipment)
    return <SentByAnother shipment={picking.lastShipment} orderId={orderId} onNext={rest.onSkip} />
  if (!isToSend || picking.lines.length === 0)
    return (
      <Empty title={picking.status === 'open' ? t('notPaid') : t('nothingLeft')}>
        {rest.onSkip ? <Button onPress={rest.onSkip}>{t('pack.next')}</Button> : null}
      </Empty>
    )
  return <Packing picking={picking} claim={claim} {...rest} />
}

type PackingProps = Omit<Props, 'orderId'> & {
  picking: Picking
  claim: ReturnType<typeof usePackingClaim>
}

function Packing({ picking, claim, onDone, onSkip }: PackingProps) {
  const t = useTranslations('office-shipping')
  const { orderId, lines, address } = picking
  const packing = usePacking(picking, { claim, onDone })
  const { picked, isWhole } = packing
  return (
    <div className="grid max-w-4xl gap-4">
      <FormLeaveGuard form={packing.form} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-2xl">{t('pack.order', { number: String(orderId) })}</h2>
          <p className="text-lg">
            <bdi>{address.join(', ')}</bdi>
          </p>
          <OrderRemarks picking={picking} />
        </div>
        <div className="flex flex-wrap gap-2">
          <PaperLinks orderId={orderId} />
          {onSkip ? <Button onPress={onSkip}>{t('pack.skip')}</Button> : null}
        </div>
      </div>
      <HoldNote hold={packing.hold} />
      <ScanField
        label={isWhole ? t('scan.parcel') : t('scan.label')}
        onScan={packing.scan}
        problem={packing.problem && t(`scan.${packing.problem.name}`, { code: packing.problem.code })}
        said={packing.said}
      />
      <ul className="grid gap-2" aria-label={t('lines')}>
        {lines.map((line) => (
          <PackLine
            key={line.lineNumber}
            line={line}
            picked={picked}
            isLast={line.lineNumber === packing.lastLine}
            onTakeRest={() => packing.takeLine(line)}
            onPutBack={() => packing.putBack(line.lineNumber)}
          />
        ))}
      </ul>
      <Leave packing={packing} picking={picking} />
    </div>
  )
}

/** The parcel, and the one button: it sends what is taken. */
function Leave({ packing, picking }: { packing: ReturnType<typeof usePacking>; picking: Picking }) {
  const t = useTranslations('office-shipping')
  const { form, picked, isWhole, isEmpty } = packing
  const left = picking.lines.reduce((sum, line) => sum + piecesLeft(line, picked), 0)
  return (
    <div className="bg-surface border-line rounded-card grid gap-4 border p-4">
      {/* What is typed keeps the order at this table, as a scan does. */}
      <div onInput={packing.keep}>
        <Form form={form} isSentByButton>
          <ParcelFields onEnter={packing.confirm} />
        </Form>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          icon="truck"
          className="min-h-12! px-6! text-lg"
          isPending={form.isPending}
          isDisabled={!packing.mayLeave}
          onPress={packing.confirm}
        >
          {isWhole ? t('pack.shipNext') : t('pack.shipPart')}
        </Button>
        <p className="text-muted">
          {isEmpty ? t('pack.begin') : isWhole ? t('pack.whole') : t('pack.left', { count: left })}
        </p>
      </div>
    </div>
  )
}
