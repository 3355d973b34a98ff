import { useFormats } from './formats'

/** A date with its year, in words. */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{useFormats().longDate(date)}</time>
}
