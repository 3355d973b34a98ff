import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Badge } from '../../ui/badge'

type Props = {
  label: string
  cells: readonly ReactNode[]
  /** The places of the lowest values, where low is good (COMPARE-7). */
  best?: readonly number[]
}

export function Row({ label, cells, best }: Props) {
  const t = useTranslations('compare')
  return (
    <tr>
      <th
        scope="row"
        className="bg-ground print:bg-transparent border-line sticky left-0 z-1 border-t py-3 pr-1 align-top font-medium wrap-anywhere hyphens-auto"
      >
        {label}
      </th>
      {cells.map((cell, index) => (
        <td
          // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
          key={index}
          className="border-line border-t px-2 py-3 align-top wrap-anywhere hyphens-auto sm:px-3"
        >
          {cell} {best?.includes(index) && <Badge>{t('lowest')}</Badge>}
        </td>
      ))}
    </tr>
  )
}
