/** Bars of a code as scanners read them, black on white in every theme; the code is printed beside them as text. */
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

/** Widths of bars and gaps of every sign of Code 128, in modules; the last is the stop sign. */
const signs = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const startB = 104
const stop = 106
const modulus = 103

/** The widths of bars and gaps, in turn, of a text of plain letters and digits (set B). */
export function code128(text: string): number[] {
  const values = text.split('').map((letter) => letter.charCodeAt(0) - 32)
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), startB) % modulus
  return [startB, ...values, check, stop].flatMap((value) => (signs[value] ?? '').split('').map(Number))
}
