import { PrintButton } from '../../features/content/print-button'
import { BesideOpening } from '../../features/laboratory/beside-opening'
import { SideBySide } from '../../features/laboratory/side-by-side'
import { Container } from '../../ui/container'
import type { ResultData } from '../../loaders/parts/result.server'

/** Where the address names several results, they stand beside each other (LABORATORY-PAGES-8). */
export function Page({ data: { report, beside, missing } }: { data: ResultData }) {
  const reports = [report, ...beside]
  return (
    <Container className="sheet pb-20 print:px-0 print:pb-0">
      <BesideOpening reports={reports} missing={missing} actions={<PrintButton />} />
      <SideBySide reports={reports} />
    </Container>
  )
}
