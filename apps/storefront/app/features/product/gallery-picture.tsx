import type { Schemas } from '@haverhof/api-client'

type Props = { image: Schemas['Image']; sizes: string; className: string; isFirst?: boolean }

export function GalleryPicture({ image, sizes, className, isFirst = false }: Props) {
  const { src, srcset, width, height, alt } = image
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <img
      alt={alt}
      draggable={false}
      {...{ src, sizes, width, height, className }}
      srcSet={srcset}
      {...loading}
    />
  )
}
