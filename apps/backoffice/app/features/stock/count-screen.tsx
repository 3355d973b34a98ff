import { readLabel } from '@haverhof/domain/orders'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { beep } from '../../platform/beep'
import { Button } from '../../ui/button'
import { PageFrame } from '../../ui/page-frame'
import { ScanField } from '../../ui/scan-field'
import { Empty } from '../../ui/states'
import { CountTable } from './count-table'
import { type CountedLine, withCount } from './counted-lines'
import { findLot, findPack, nameOf } from './stock-calls'
import { useSaveCounts } from './use-save-counts'

/** STOCK-4: what is in the warehouse is counted: by scanning every piece, or by scanning once and typing. */
export function CountScreen() {
  const t = useTranslations('office-stock')
  const [lines, setLines] = useState<readonly CountedLine[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const save = useSaveCounts(setLines)
  const open = lines.filter(({ state }) => state !== 'saved')
  const tell = (wrong: string | null, right: string | null) => {
    beep(wrong === null)
    setProblem(wrong)
    setSaid(right)
  }
  const scan = async (code: string) => {
    const label = readLabel(code)
    const pack = await findPack(label.code).catch(() => null)
    if (!pack) return tell(t('receive.unknown', { code: label.code }), null)
    const lot =
      label.lotNumber === null ? null : await findLot(pack.variantId, label.lotNumber).catch(() => null)
    if (label.lotNumber !== null && !lot) return tell(t('count.unknownLot', { code: label.lotNumber }), null)
    setLines((before) => withCount(before, pack, lot))
    return tell(null, lot ? `${nameOf(pack)} · ${lot.lotNumber}` : nameOf(pack))
  }
  return (
    <PageFrame title={t('count.title')}>
      <div className="grid max-w-4xl gap-4">
        <ScanField label={t('count.scan')} onScan={(code) => void scan(code)} problem={problem} said={said} />
        {lines.length === 0 ? (
          <Empty title={t('count.empty')}>
            <p className="max-w-lg">{t('count.emptyWhy')}</p>
          </Empty>
        ) : (
          <CountTable lines={lines} onChange={setLines} />
        )}
        <div className="flex items-center gap-3">
          <Button
            look="primary"
            icon="check"
            className="min-h-12! px-6! text-lg"
            isDisabled={open.length === 0}
            isPending={save.isPending}
            onPress={() => save.mutate(open)}
          >
            {t('count.confirm', { count: open.length })}
          </Button>
          <p className="text-muted">{t('count.hint')}</p>
        </div>
      </div>
    </PageFrame>
  )
}
