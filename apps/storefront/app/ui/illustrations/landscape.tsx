import groupMobile from './group-mobile.svg?url'
import groupWide from './group-wide.svg?url'
import haverhofMobile from './haverhof-mobile.svg?url'
import haverhofWide from './haverhof-wide.svg?url'
import muehldorferMobile from './muehldorfer-mobile.svg?url'
import muehldorferWide from './muehldorfer-wide.svg?url'

const landscapes = {
  shop: { wide: haverhofWide, mobile: haverhofMobile },
  muehldorfer: { wide: muehldorferWide, mobile: muehldorferMobile },
  corporate: { wide: groupWide, mobile: groupMobile },
} as const

/**
 * The brand's own country, as decoration at the top of its home page; small screens get their own crop. The sky grows
 * out of the ground of the page, whatever the crop.
 */
export function Landscape({ platform }: { platform: keyof typeof landscapes }) {
  const { wide, mobile } = landscapes[platform]
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={wide} width={1440} height={560} />
      <img
        src={mobile}
        width={780}
        height={700}
        alt=""
        fetchPriority="high"
        className="max-h-[72rem] w-full mask-t-from-70% mask-t-to-100% object-cover object-bottom"
      />
    </picture>
  )
}
