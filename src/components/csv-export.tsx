import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CsvColumn } from '@/lib/csv.ts'
import { Button } from '@/ui/button.tsx'
import type { AllPagesOptions } from './all-pages.ts'
import { useToast } from './toaster.tsx'

export interface CsvExportProps<Row> {
  /** What the file holds, in ASCII; the day and the ending come behind. */
  fileName: string
  columns: readonly CsvColumn<Row>[]
  /** Asks for one page of what is in sight, filter included. */
  fetchPage: AllPagesOptions<Row>['fetchPage']
  rowId: (row: Row) => string
}

/**
 * Saves all records of a list, loaded or not, as a CSV file, and says how many there are in it.
 * When one page cannot be read, no file is made: half of one would pass for the whole.
 */
export function CsvExport<Row>({ fileName, columns, fetchPage, rowId }: CsvExportProps<Row>) {
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
        fileName,
        columns,
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
              '{missing, plural, =0 {{count, plural, one {# record saved} other {# records saved}}} other {{count} of {total} records saved: the server gave no more}}',
            description: 'Toast after an export.',
          },
          { count: rows.length, total, missing: Math.max(0, total - rows.length) },
        ),
        rows.length < total ? 'neutral' : 'success',
      )
    } catch {
      // Who left the page wants no file and no word about it.
      if (controller.signal.aborted) return
      showToast(
        intl.formatMessage({
          id: 'list.csv.failed',
          defaultMessage: 'Not all records could be loaded. No file was made; please try again.',
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
          description="On the export button: how many records are loaded."
          values={progress}
        />
      ) : (
        <FormattedMessage
          id="list.csv.export"
          defaultMessage="Save as CSV"
          description="Button that saves all records of a list as a file."
        />
      )}
    </Button>
  )
}
