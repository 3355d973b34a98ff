type Props = { isChosen: boolean; number?: number | undefined }

/** A place on a map; its foot is at the point. */
export function MapPin({ isChosen, number }: Props) {
  return (
    <g className={isChosen ? 'text-action' : 'text-brand'}>
      <path d="M0 0C-4-7-13-12-13-21a13 13 0 0 1 26 0c0 9-9 14-13 21z" fill="currentColor" />
      {number === undefined ? (
        <circle cy="-21" r="5" className={isChosen ? 'fill-on-action' : 'fill-on-brand'} />
      ) : (
        <text
          y="-16.5"
          textAnchor="middle"
          className={`text-[1.3rem] font-semibold ${isChosen ? 'fill-on-action' : 'fill-on-brand'}`}
        >
          {number}
        </text>
      )}
    </g>
  )
}
