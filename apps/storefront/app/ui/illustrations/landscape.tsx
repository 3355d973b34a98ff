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

type Props = { platform: keyof typeof landscapes; className?: string; priority?: boolean }

/** The brand's own country, as decoration; small screens get their own crop. `priority` for the one above the fold. */
export function Landscape({ platform, className = '', priority = false }: Props) {
  const { wide, mobile } = landscapes[platform]
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={mobile} width={780} height={700} />
      <img
        src={wide}
        alt=""
        width={1440}
        height={560}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
