import { type ScannedLabel, readLabel } from '@haverhof/domain/orders'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { beep } from '../../platform/beep'
import { PageFrame } from '../../ui/page-frame'
import { ScanField } from '../../ui/scan-field'
import { Empty } from '../../ui/states'
import { type Pack, findPack } from './stock-calls'

type Props = {
  /** Whose words: those of receiving, or of counting. */
  work: 'receive' | 'count'
  /** Takes the pack of a label; answers what to say, or what is wrong. */
  onPack: (pack: Pack, label: ScannedLabel) => Said | Promise<Said>
  isEmpty: boolean
  children: ReactNode
}

export type Said = { taken: string } | { problem: string }

/** Labels are scanned one after the other, and every scan is answered (STOCK-4, STOCK-11). */
export function ScanScreen({ work, onPack, isEmpty, children }: Props) {
  const t = useTranslations('office-stock')
  const [said, setSaid] = useState<Said | null>(null)
  const scan = async (code: string) => {
    const label = readLabel(code)
    const pack = await findPack(label.code).catch(() => null)
    const answer = pack ? await onPack(pack, label) : { problem: t('receive.unknown', { code: label.code }) }
    beep('taken' in answer)
    setSaid(answer)
  }
  return (
    <PageFrame title={t(`${work}.title`)}>
      <div className="grid max-w-5xl gap-4">
        <ScanField
          label={t(`${work}.scan`)}
          onScan={(code) => void scan(code)}
          problem={said && 'problem' in said ? said.problem : null}
          said={said && 'taken' in said ? said.taken : null}
        />
        {isEmpty ? (
          <Empty title={t(`${work}.empty`)}>
            <p className="max-w-lg">{t(`${work}.emptyWhy`)}</p>
          </Empty>
        ) : (
          <>
            {children}
            <p className="text-muted">{t(`${work}.hint`)}</p>
          </>
        )}
      </div>
    </PageFrame>
  )
}
