import { photoLimits, photoTypeOf } from '@haverhof/domain/returns'

export type ChosenPhoto = {
  name: string
  /** What is sent. */
  content: Blob
  /** A small picture to look at; null when this browser cannot draw it. */
  preview: ImageBitmap | null
}

export type PhotoProblem = 'photo-wrong-type' | 'photo-too-large'

const MEGA = 1_000_000
/** Larger than any camera writes: reading it would only stop the browser. */
const mostReadBytes = 60 * MEGA
const previewEdge = 480
const quality = 0.85

/**
 * The photo as it is sent: drawn anew, at most 2,000 pixels, without what the camera wrote into it (ACCOUNT-PAGES-16). A
 * browser that cannot draw it sends the file itself, and the server does the same.
 */
export async function shrinkPhoto(file: File): Promise<ChosenPhoto | PhotoProblem> {
  if (file.size > mostReadBytes) return 'photo-too-large'
  const opening = new Uint8Array(await file.slice(0, 32).arrayBuffer())
  if (photoTypeOf(opening) === null) return 'photo-wrong-type'
  const drawn = await drawAnew(file).catch(() => null)
  if (drawn) return { name: file.name, ...drawn }
  return file.size > photoLimits.bytes ? 'photo-too-large' : { name: file.name, content: file, preview: null }
}

async function drawAnew(file: File): Promise<Pick<ChosenPhoto, 'content' | 'preview'>> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const content = await drawing(picture, photoLimits.keptEdge).then(jpegOf)
  const preview = await drawing(picture, previewEdge).then((canvas) => createImageBitmap(canvas))
  picture.close()
  return { content, preview }
}

async function drawing(picture: ImageBitmap, longestEdge: number): Promise<HTMLCanvasElement> {
  const { width, height } = fitted(picture, longestEdge)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot draw')
  // A see-through picture stands on white, as on paper.
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, width, height)
  brush.drawImage(picture, 0, 0, width, height)
  return canvas
}

/** The size that fits into a square without changing the shape; nothing grows. */
export function fitted({ width, height }: { width: number; height: number }, longestEdge: number) {
  const factor = Math.min(1, longestEdge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large to be drawn'))),
      'image/jpeg',
      quality,
    )
  })
}
