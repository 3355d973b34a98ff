import haverhofMobile from '../../ui/illustrations/haverhof-mobile.svg?url'
import haverhofWide from '../../ui/illustrations/haverhof-wide.svg?url'
import muehldorferMobile from '../../ui/illustrations/muehldorfer-mobile.svg?url'
import muehldorferWide from '../../ui/illustrations/muehldorfer-wide.svg?url'

const drawings = {
  shop: { mobile: haverhofMobile, wide: haverhofWide },
  muehldorfer: { mobile: muehldorferMobile, wide: muehldorferWide },
} as const

/** The land the brand comes from; decoration below the words. */
export function Landscape({ platform }: { platform: keyof typeof drawings }) {
  const { mobile, wide } = drawings[platform]
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={wide} width={1440} height={560} />
      <img
        src={mobile}
        width={780}
        height={700}
        alt=""
        fetchPriority="high"
        className="h-80 w-full object-cover object-bottom sm:h-auto"
      />
    </picture>
  )
}
