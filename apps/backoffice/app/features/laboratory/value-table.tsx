import { type Analysis, parametersOf } from '@haverhof/domain/laboratory'
import { useId } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { BandBadge } from './band-badge'
import { useValueWords } from './use-value-words'
import type { SampleType } from './sample'
import type { Judgement } from './use-values'
import { ValueInput } from './value-input'

type Props = {
  kind: { analysis: Analysis; sampleType: SampleType }
  judgement: Judgement
  onScan: (code: string) => void
  /** What stood there before, when values are corrected. */
  before?: Readonly<Record<string, number>>
}

/** One row for each value; limits and target beside it, and its band as it comes (LABORATORY-24). */
export function ValueTable({ kind, judgement, onScan, before }: Props) {
  const { analysis, sampleType } = kind
  const t = useTranslations('office-laboratory')
  const words = useValueWords()
  const { figure } = useFormats()
  const id = useId()
  const judged = new Map(judgement.values.map((value) => [value.code, value]))
  return (
    <table aria-label={t('values')} className="w-full border-collapse">
      <Head hasBefore={before !== undefined} />
      <tbody>
        {parametersOf(analysis, sampleType).map((parameter, index) => {
          const { code, unit } = parameter
          const value = judged.get(code)
          return (
            <tr key={code} className="border-line border-b last:border-b-0">
              <th scope="row" id={`${id}-${code}`} className="py-px pr-3 text-left font-medium">
                {words.name(code)}
              </th>
              <td className="w-40 py-px pr-3">
                <ValueInput
                  kind={kind}
                  parameter={parameter}
                  labelledBy={`${id}-${code}`}
                  isFirst={index === 0}
                  onScan={onScan}
                />
              </td>
              <td className="text-muted py-px pr-3 text-sm">{words.unit(unit)}</td>
              {before ? (
                <td className="py-px pr-3">{before[code] === undefined ? null : figure(before[code])}</td>
              ) : null}
              <td className="text-muted py-px pr-3 text-sm">{value ? words.target(value.target) : null}</td>
              <td className="py-px">{value ? <BandBadge analysis={analysis} band={value.band} /> : null}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Head({ hasBefore }: { hasBefore: boolean }) {
  const t = useTranslations('office-laboratory')
  const columns = [
    'value',
    'measured',
    'unit',
    ...(hasBefore ? (['before'] as const) : []),
    'target',
    'band',
  ] as const
  return (
    <thead>
      <tr className="text-muted border-line border-b text-left text-xs">
        {columns.map((column) => (
          <th key={column} scope="col" className="py-2 pr-3 font-semibold">
            {t(`columns.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
