import type { CaptchaChallenge } from '@haverhof/domain/accounts'
import { solveChallenge } from './solve-challenge'

/** Works beside the page, so that typing never stutters. */
addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  void solveChallenge(data).then((number) => postMessage(number))
})
