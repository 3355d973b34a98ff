import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon'
import type { ChosenPhoto } from './shrink-photo'

type Props = { photo: ChosenPhoto; label: string; className: string }

/** Drawn, not loaded: the picture never leaves the page for it (ACCOUNT-PAGES-16). */
export function PhotoPreview({ photo: { preview }, label, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element || !preview) return
    element.width = preview.width
    element.height = preview.height
    element.getContext('2d')?.drawImage(preview, 0, 0)
  }, [preview])
  if (!preview)
    return (
      <span className="bg-sunken rounded-control text-muted grid size-32 place-items-center">
        <Icon name="camera" size={40} />
      </span>
    )
  return (
    <canvas ref={canvas} className={`bg-sunken rounded-control ${className}`}>
      {label}
    </canvas>
  )
}
