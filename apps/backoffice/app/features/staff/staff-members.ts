import { useQuery } from '@tanstack/react-query'
import { type StaffSchemas, api, read } from '../../platform/api'

export type StaffMember = StaffSchemas['StaffMember']
export type Grant = StaffMember['grants'][number]

/** As many as work here: one page. */
export function useStaffMember(memberId: number): StaffMember | undefined {
  const { data } = useQuery({
    queryKey: ['staff', 'members'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/staff', { signal })),
  })
  return data?.items.find((member) => member.memberId === memberId)
}
