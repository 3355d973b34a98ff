import type { ScannedLabel } from '@haverhof/domain/orders'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { SaveBar } from '../../ui/save-bar'
import { type ReceivedLine, deliveredLines, withScan } from './received-lines'
import { ReceivedTable } from './received-table'
import { ScanScreen } from './scan-screen'
import { type Pack, nameOf } from './stock-calls'

/** STOCK-7: goods come in: every label is scanned, then one press. */
export function ReceiveScreen() {
  const t = useTranslations('office-stock')
  const navigate = useNavigate()
  const [lines, setLines] = useState<readonly ReceivedLine[]>([])
  const receive = useChange({
    run: (body: { lines: ReturnType<typeof deliveredLines> }, sent) =>
      read(api.POST('/staff-api/v1/stock/receive', { body, ...sent })),
    renews: [['stock'], ['lots'], ['shipping']],
    done: ({ items }) => {
      showToast({ text: t('receive.done', { count: items.length }) })
      void navigate('/stock')
    },
  })
  const take = (pack: Pack, label: ScannedLabel) => {
    setLines((before) => withScan(before, pack, label))
    return { taken: nameOf(pack) }
  }
  const discard = () => {
    setLines([])
    return () => setLines(lines)
  }
  return (
    <ScanScreen work="receive" onPack={take} isEmpty={lines.length === 0}>
      <ReceivedTable lines={lines} onChange={setLines} />
      <SaveBar
        isChanged={lines.length > 0}
        save={t('receive.confirm', { count: lines.reduce((sum, { amount }) => sum + amount, 0) })}
        onSave={() => receive.mutate({ lines: deliveredLines(lines) })}
        onDiscard={discard}
        isPending={receive.isPending}
      />
    </ScanScreen>
  )
}
