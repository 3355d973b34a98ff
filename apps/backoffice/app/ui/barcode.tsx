import { code128 } from './code-128'

/** Bars of a code as scanners read them, black on white in every theme; the code stands beside them in letters. */
export function Barcode({ code, className = '' }: { code: string; className?: string }) {
  const widths = code128(code)
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${ends.at(-1)} 30`}
      preserveAspectRatio="none"
      className={className}
    >
      {widths.map((width, index) =>
        index % 2 === 0 ? (
          // oxlint-disable-next-line react/no-array-index-key -- bars never change places
          <rect key={index} x={(ends[index] ?? 0) - width} width={width} height="30" fill="#000" />
        ) : null,
      )}
    </svg>
  )
}
