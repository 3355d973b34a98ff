import { encode } from 'uqr'

type Props = { text: string; label: string }

const border = 4

/** A code for cameras: dark on light in both themes, with the quiet edge that ISO 18004 asks for. */
export default function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, not a file
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="rounded-control h-44 w-44 justify-self-center bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  )
}
