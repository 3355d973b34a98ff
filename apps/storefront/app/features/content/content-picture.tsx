import type { Schemas } from '@haverhof/api-client'

export type ContentImage = Schemas['ContentImage']

type Props = { image: ContentImage; sizes: string; className: string; isFirst?: boolean }

/** The drawing of a text; it says nothing that the words beside it do not (CONTENT-PAGES-5). */
export function ContentPicture({ image, sizes, className, isFirst = false }: Props) {
  const { src, srcset, width, height } = image
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <img
      alt=""
      {...{ src, sizes, width, height }}
      srcSet={srcset}
      className={`h-auto ${className}`}
      {...loading}
    />
  )
}
