import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CsvColumn } from '@/lib/csv.ts'
import { useToast } from '@/shell/toaster.tsx'
import { Button } from '@/ui/button.tsx'
import type { AllPagesOptions } from './csv-file.ts'
import type { RecordColumn } from './record-columns.ts'

/** The file in which a list can be saved. */
export interface RecordFile<Row> {
  /** What the file holds, in ASCII; the day and the ending come behind. */
  name: string
  columns: readonly RecordColumn<Row>[]
  /** Asks for one page of the list, with the filter that is in force. */
  fetchPage: AllPagesOptions<Row>['fetchPage']
}

interface CsvExportProps<Row> extends RecordFile<Row> {
  rowId: (row: Row) => string
}

/**
 * Saves all records of a list, loaded or not, as a CSV file, and says how many there are in it. If
 * a page fails to load, no file is made: a partial one would look complete.
 */
export function CsvExport<Row>({ name, columns, fetchPage, rowId }: CsvExportProps<Row>) {
  const intl = useIntl()
  const showToast = useToast()
  const [progress, setProgress] = useState<{ loaded: number; total: number } | null>(null)
  const running = useRef<AbortController | null>(null)

  async function save() {
    const controller = new AbortController()
    running.current = controller
    setProgress({ loaded: 0, total: 0 })
    try {
      const { saveCsv } = await import('./csv-file.ts')
      const { rows, total } = await saveCsv({
        fileName: name,
        columns: columns.map(
          ({ heading, value }): CsvColumn<Row> => ({
            header: intl.formatMessage(heading),
            value: (row) => value(row, intl),
          }),
        ),
        fetchPage,
        rowId,
        onProgress: (loaded, all) => setProgress({ loaded, total: all }),
        signal: controller.signal,
      })
      showToast(
        intl.formatMessage(
          {
            id: 'list.csv.done',
            defaultMessage:
              "{missing, plural, =0 {{count, plural, one {# item saved} other {# items saved}}} other {{count} of {total} items saved. We couldn't load the rest.}}",
            description: 'Toast after an export of a list. An item is one line of it.',
          },
          { count: rows.length, total, missing: Math.max(0, total - rows.length) },
        ),
        rows.length < total ? 'neutral' : 'success',
      )
    } catch {
      // The page was left: neither file nor toast.
      if (controller.signal.aborted) return
      showToast(
        intl.formatMessage({
          id: 'list.csv.failed',
          defaultMessage: "We couldn't load the whole list, so no file was made. Please try again.",
          description: 'Toast after an export that failed.',
        }),
        'danger',
      )
    } finally {
      if (!controller.signal.aborted) setProgress(null)
    }
  }

  useEffect(() => () => running.current?.abort(), [])

  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Download size={18} aria-hidden />}
      pending={progress !== null}
      onClick={save}
    >
      {progress && progress.total > 0 ? (
        <FormattedMessage
          id="list.csv.progress"
          defaultMessage="{loaded, number} of {total, number}"
          description="Button that exports a list, while it works: how many items are loaded."
          values={progress}
        />
      ) : (
        <FormattedMessage
          id="list.csv.export"
          defaultMessage="Save as CSV"
          description="Button that saves all items of a list as a file."
        />
      )}
    </Button>
  )
}
