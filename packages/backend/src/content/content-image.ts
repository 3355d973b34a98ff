import { platformName } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { ContentImage } from './schemas.ts'

type Image = z.infer<typeof ContentImage>
type Pictured = { kind: string; id: number; step?: number }

/** Where the drawing of a text is: three wide and two high, one of its steps square (PICTURES-11). */
export function contentImage({ platform }: SiteScope, { kind, id, step }: Pictured): Image {
  const address = `/pictures/content/${platformName(platform)}/${kind}-${id}${step ? `-step${step}` : ''}`
  return drawnImage(address, { widths: [400, 800], isSquare: step !== undefined })
}

/** The same drawing where it stands small beside a line; `name` is the kind and id of the text. */
export function smallContentImage({ platform }: SiteScope, name: string): Image {
  return drawnImage(`/pictures/content/${platformName(platform)}/${name}`, { widths: [200, 400] })
}

/** A drawing in some of its widths; where a browser cannot choose it gets the largest (PICTURES-11). */
export function drawnImage(
  address: string,
  { widths, isSquare = false }: { widths: readonly number[]; isSquare?: boolean },
): Image {
  const picture = (of: number) => `${address}-${of}.webp`
  const width = Math.max(...widths)
  return {
    src: picture(width),
    srcset: widths.map((of) => `${picture(of)} ${of}w`).join(', '),
    width,
    height: isSquare ? width : Math.round((width * 2) / 3),
  }
}
