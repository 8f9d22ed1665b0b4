import { ProjectFilter } from '@/generated/model/project-filter.ts'
import { ProjectSort } from '@/generated/model/project-sort.ts'

/** What the address asks of the list of projects; what it does not know counts as not asked. */
export function readProjectQuery(search: URLSearchParams) {
  const asked = <Value extends string>(name: string, values: Record<string, Value>) =>
    Object.values(values).find((value) => value === search.get(name))
  return {
    filter: asked('filter', ProjectFilter) ?? ProjectFilter.all,
    sort: asked('sort', ProjectSort) ?? ProjectSort.newest,
  }
}
