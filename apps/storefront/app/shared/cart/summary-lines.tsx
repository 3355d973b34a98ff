import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import type { CartLine } from './cart-state'
import { LineAmount, LineExtras, LineInterval, LinePicture, useOtherLanguage } from './line-parts'

type Props = {
  lines: readonly CartLine[]
  /** At most this many; the rest is counted. */
  most?: number
  /** What can be chosen for a line; otherwise how often it comes is said. */
  choicesOf?: (line: CartLine) => ReactNode
}

/** The lines to read: in the small cart, in checkout, on the order. */
export function SummaryLines({ lines, most = lines.length, choicesOf = saidInterval }: Props) {
  const t = useTranslations('cart')
  const rest = lines.length - most
  return (
    <>
      <ul aria-label={t('lines.label')} className="divide-line divide-y">
        {lines.slice(0, most).map((line) => (
          <SummaryLine key={line.productVariantId} line={line} choices={choicesOf(line)} />
        ))}
      </ul>
      {rest > 0 && <p className="text-muted pt-2 text-sm">{t('mini.more', { count: rest })}</p>}
    </>
  )
}

function saidInterval(line: CartLine): ReactNode {
  return <LineInterval line={line} />
}

function SummaryLine({ line, choices }: { line: CartLine; choices: ReactNode }) {
  const { quantity, description, productLabel, rqsSamples } = line
  const lang = useOtherLanguage(line)
  const names = rqsSamples.flatMap(({ sampleName }) => sampleName ?? [])
  return (
    <li className="flex gap-3 py-3">
      <LinePicture line={line} size="small" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <p className="min-w-0 flex-[1_1_9rem] leading-snug">
            {quantity} ×{' '}
            <span className="font-medium" lang={lang}>
              {description}
            </span>
            <span className="text-muted block text-sm">{productLabel}</span>
          </p>
          <LineAmount line={line} />
        </div>
        {names.length > 0 && <p className="text-muted text-sm wrap-anywhere">{names.join(' · ')}</p>}
        {choices}
        <LineExtras line={line} />
      </div>
    </li>
  )
}
