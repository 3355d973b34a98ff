import { readLabel } from '@haverhof/domain/orders'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { beep } from '../../platform/beep'
import { useShortcuts } from '../../platform/shortcuts'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { PageFrame } from '../../ui/page-frame'
import { ScanField } from '../../ui/scan-field'
import { Empty } from '../../ui/states'
import { type ReceivedLine, deliveredLines, withScan } from './received-lines'
import { ReceivedTable } from './received-table'
import { findPack, nameOf } from './stock-calls'

/** STOCK-7: goods come in: every label is scanned, then one press. */
export function ReceiveScreen() {
  const t = useTranslations('office-stock')
  const navigate = useNavigate()
  const [lines, setLines] = useState<readonly ReceivedLine[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const receive = useChange({
    run: (body: { lines: ReturnType<typeof deliveredLines> }, sent) =>
      read(api.POST('/staff-api/v1/stock/receive', { body, ...sent })),
    renews: [['stock'], ['lots'], ['shipping']],
    done: ({ items }) => {
      showToast({ text: t('receive.done', { count: items.length }) })
      void navigate('/stock')
    },
  })
  const scan = async (code: string) => {
    const label = readLabel(code)
    const pack = await findPack(label.code).catch(() => null)
    beep(pack !== null)
    setProblem(pack ? null : t('receive.unknown', { code: label.code }))
    setSaid(pack ? nameOf(pack) : null)
    if (pack) setLines((before) => withScan(before, pack, label))
  }
  const submit = () => {
    if (lines.length > 0) receive.mutate({ lines: deliveredLines(lines) })
  }
  useShortcuts({ 'Ctrl+Enter': submit })
  return (
    <PageFrame title={t('receive.title')}>
      <div className="grid max-w-5xl gap-4">
        <ScanField
          label={t('receive.scan')}
          onScan={(code) => void scan(code)}
          problem={problem}
          said={said}
        />
        {lines.length === 0 ? (
          <Empty title={t('receive.empty')}>
            <p className="max-w-lg">{t('receive.emptyWhy')}</p>
          </Empty>
        ) : (
          <ReceivedTable lines={lines} onChange={setLines} />
        )}
        <div className="flex items-center gap-3">
          <Button
            look="primary"
            icon="check"
            className="min-h-12! px-6! text-lg"
            isDisabled={lines.length === 0}
            isPending={receive.isPending}
            onPress={submit}
          >
            {t('receive.confirm', { count: lines.reduce((sum, { amount }) => sum + amount, 0) })}
          </Button>
          <p className="text-muted">{t('receive.hint')}</p>
        </div>
      </div>
    </PageFrame>
  )
}
