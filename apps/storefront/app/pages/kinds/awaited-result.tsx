import { SampleDetails } from '../../features/laboratory/sample-details'
import type { ResultData } from '../../loaders/parts/result.server'
import { ResultPage } from '../parts/result-page'

/** A sample that is still to come in has a form, and the page its code (LABORATORY-PAGES-12). */
export function Page({ data }: { data: ResultData }) {
  return <ResultPage data={data} details={<SampleDetails report={data.report} />} />
}
