import { serverNow } from '@/api/server-clock.ts'
import type { CsvColumn } from '@/lib/csv.ts'
import { toCsv } from '@/lib/csv.ts'
import { formatDate } from '@/lib/time.ts'
import type { AllPages, AllPagesOptions } from './all-pages.ts'
import { fetchAllPages } from './all-pages.ts'
import { saveFile } from './save-file.ts'

interface CsvFileOptions<Row> extends AllPagesOptions<Row> {
  /** What the file holds, in ASCII; the day and the ending come behind. */
  fileName: string
  columns: readonly CsvColumn<Row>[]
}

/** Reads all records of a list and saves them as a CSV file. */
export async function saveCsv<Row>({
  fileName,
  columns,
  ...options
}: CsvFileOptions<Row>): Promise<AllPages<Row>> {
  const all = await fetchAllPages(options)
  saveFile(
    new File([toCsv(columns, all.rows)], `${fileName}-${formatDate(serverNow())}.csv`, {
      type: 'text/csv;charset=utf-8',
    }),
  )
  return all
}
