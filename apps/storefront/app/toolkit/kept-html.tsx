import type { ComponentProps } from 'react'

type Frame = 'header' | 'footer' | 'section'
type Wanted = { owner: object; frame: Frame; name: string }

const mostVariants = 50
const kept = new WeakMap<object, Map<string, string>>()
let wanted: Wanted[] = []

type Props = ComponentProps<'section'> & {
  owner: object
  frame: Frame
  /** Tells apart what differs between pages; null for what is not worth keeping. */
  variant: string | null
}

/**
 * PAGES-8: a header, footer or notice of the frame. On the server it is drawn once for its owner and put into later pages as text,
 * until the owner is another object. In the browser it is always drawn.
 */
export function KeptHtml({ owner, frame: Frame, variant, children, ...rest }: Props) {
  const html = import.meta.env.SSR ? keptOrWanted(owner, Frame, variant) : undefined
  if (html !== undefined) return <Frame data-shell="" {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <Frame data-shell="" {...rest}>
      {children}
    </Frame>
  )
}

function keptOrWanted(owner: object, frame: Frame, variant: string | null): string | undefined {
  if (variant === null) return undefined
  const name = `${frame} ${variant}`
  const html = kept.get(owner)?.get(name)
  if (html === undefined) wanted.push({ owner, frame, name })
  return html
}

/** Draws a page (in one go, so no other page comes between) and keeps what it had to draw of the frame. */
export function keepingHtml(render: () => string): string {
  wanted = []
  const page = render()
  for (const { owner, frame, name } of wanted) {
    const html = innerHtml(page, frame)
    if (html !== undefined) keep(owner, name, html)
  }
  return page
}

function keep(owner: object, name: string, html: string): void {
  const ofOwner = kept.get(owner) ?? new Map<string, string>()
  if (ofOwner.size >= mostVariants) ofOwner.clear()
  kept.set(owner, ofOwner.set(name, html))
}

/** The frame holds no second element of its own name, so the next closing tag is its own. */
function innerHtml(page: string, frame: Frame): string | undefined {
  const opening = page.indexOf(`<${frame} data-shell=""`)
  const start = page.indexOf('>', opening) + 1
  const end = page.indexOf(`</${frame}>`, start)
  // A copy: a slice would keep the whole page in memory.
  return opening < 0 || end < 0 ? undefined : Buffer.from(page.slice(start, end)).toString()
}
