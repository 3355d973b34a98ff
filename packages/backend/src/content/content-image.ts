import { platformName } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { ContentImage } from './schemas.ts'

const widths = [400, 800]

type Pictured = { kind: string; id: number; step?: number }

/** PICTURES-2: where the drawing of a text is: three wide and two high, one of its steps square. */
export function contentImage(
  { platform }: SiteScope,
  { kind, id, step }: Pictured,
): z.infer<typeof ContentImage> {
  const name = `/pictures/content/${platformName(platform)}/${kind}-${id}${step ? `-step${step}` : ''}`
  const picture = (width: number) => `${name}-${width}.webp`
  return {
    src: picture(800),
    srcset: widths.map((width) => `${picture(width)} ${width}w`).join(', '),
    width: 800,
    height: step ? 800 : 533,
  }
}
