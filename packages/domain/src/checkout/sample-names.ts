export type SampledLine = { rqsSamples: readonly { sampleName: string | null }[] }

/** CHECKOUT-13: every sample needs a name before the customer goes on. */
export function needsSampleNames(lines: readonly SampledLine[]): boolean {
  return lines.some((line) => line.rqsSamples.some((sample) => !sample.sampleName?.trim()))
}
