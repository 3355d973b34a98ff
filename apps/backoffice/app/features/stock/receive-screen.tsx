import type { ScannedLabel } from '@haverhof/domain/orders'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { useRefusalText } from '../../platform/use-refusal-text'
import { SaveBar } from '../../ui/save-bar'
import { type ReceivedLine, deliveredLines, problemsOf, withScan } from './received-lines'
import { ReceivedTable } from './received-table'
import { ScanScreen } from './scan-screen'
import { type Pack, nameOf } from './stock-calls'

/** STOCK-7: goods come in: every label is scanned, then one press. What is refused says so at its line, and everything stays as it was typed. */
export function ReceiveScreen() {
  const t = useTranslations('office-stock')
  const navigate = useNavigate()
  const [lines, setLines] = useState<readonly ReceivedLine[]>([])
  const [problems, setProblems] = useState<ReadonlyMap<ReceivedLine, string>>(new Map())
  const refusalText = useRefusalText()
  const receive = useChange({
    run: (scanned: readonly ReceivedLine[], sent) => {
      const body = { lines: deliveredLines(scanned) }
      return read(api.POST('/staff-api/v1/stock/receive', { body, ...sent }))
    },
    renews: [['stock'], ['lots'], ['shipping']],
    done: ({ items }) => {
      showToast({ text: t('receive.done', { count: items.length }) })
      void navigate('/stock')
    },
    failed: (error, scanned) => {
      const text = refusalText(error)
      const found = [...problemsOf(error, scanned)]
      setProblems(new Map(found.map(([line, code]) => [line, refusalText({ code, message: text })])))
      showToast({
        tone: 'danger',
        text: found.length > 0 ? t('receive.refused', { count: found.length }) : text,
      })
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
      <ReceivedTable lines={lines} problems={problems} onChange={setLines} />
      <SaveBar
        isChanged={lines.length > 0}
        save={t('receive.confirm', { count: lines.reduce((sum, { amount }) => sum + amount, 0) })}
        onSave={() => receive.mutate(lines)}
        onDiscard={discard}
        isPending={receive.isPending}
      />
    </ScanScreen>
  )
}
