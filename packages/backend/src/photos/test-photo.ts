import sharp from 'sharp'

/** A form with a photo and nothing else. */
export async function photoForm(): Promise<FormData> {
  const form = new FormData()
  form.append('photo', await smallPhoto())
  return form
}

export async function smallPhoto(): Promise<Blob> {
  const background = { r: 120, g: 90, b: 60 }
  const create = { width: 40, height: 30, channels: 3 as const, background }
  const photo = await sharp({ create }).jpeg().toBuffer()
  return new Blob([new Uint8Array(photo)], { type: 'image/jpeg' })
}
