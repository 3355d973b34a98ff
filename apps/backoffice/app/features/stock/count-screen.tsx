import type { ScannedLabel } from '@haverhof/domain/orders'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { SaveBar } from '../../ui/save-bar'
import { CountTable } from './count-table'
import { type CountedLine, withCount } from './counted-lines'
import { type Said, ScanScreen } from './scan-screen'
import { type Pack, findLot, nameOf } from './stock-calls'
import { useSaveCounts } from './use-save-counts'

/** STOCK-4: what is in the warehouse is counted: by scanning every piece, or by scanning once and typing. */
export function CountScreen() {
  const t = useTranslations('office-stock')
  const [lines, setLines] = useState<readonly CountedLine[]>([])
  const save = useSaveCounts(setLines)
  const open = lines.filter(({ state }) => state !== 'saved')
  const take = async (pack: Pack, { lotNumber }: ScannedLabel): Promise<Said> => {
    const lot = lotNumber === null ? null : await findLot(pack.variantId, lotNumber).catch(() => null)
    if (lotNumber !== null && !lot) return { problem: t('count.unknownLot', { code: lotNumber }) }
    setLines((before) => withCount(before, pack, lot))
    return { taken: lot ? `${nameOf(pack)} · ${lot.lotNumber}` : nameOf(pack) }
  }
  const discard = () => {
    setLines(lines.filter(({ state }) => state === 'saved'))
    return () => setLines(lines)
  }
  return (
    <ScanScreen work="count" onPack={take} isEmpty={lines.length === 0}>
      <CountTable lines={lines} onChange={setLines} />
      <SaveBar
        isChanged={open.length > 0}
        save={t('count.confirm', { count: open.length })}
        onSave={() => save.mutate(open)}
        onDiscard={discard}
        isPending={save.isPending}
      />
    </ScanScreen>
  )
}
