let audio: AudioContext | undefined

/** A packer who scans looks at the shelf, not at the screen: high and short for right, low and long for wrong. */
export function beep(isRight: boolean): void {
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  const length = isRight ? 0.08 : 0.5
  tone.type = isRight ? 'sine' : 'square'
  tone.frequency.value = isRight ? 1200 : 180
  volume.gain.value = isRight ? 0.1 : 0.25
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + length)
}
