import sharp from 'sharp'

/** A picture of this colour, with what a camera writes into its files: the place where it was taken. */
export function cameraPhoto(colour: string, { width = 640, height = 480 } = {}): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'Camera of Marieke', ImageDescription: 'Stal Bakker' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' },
  }
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif(exif)
    .jpeg()
    .toBuffer()
}

export type ReviewForm = Record<string, string | Buffer>

/** What a browser sends: texts as they are, pictures as files. */
export function formOf(fields: ReviewForm): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), 'IMG_2041.jpg')
  return form
}
