import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import styles from './chart-table.module.css'

export interface ChartTableProps {
  /** Names the table, for screen readers; the heading above says it to everybody else. */
  caption: string
  columns: readonly string[]
  rows: readonly { id: string; name: ReactNode; cells: readonly ReactNode[] }[]
  /** The sum below the rows. */
  foot?: { name: ReactNode; cells: readonly ReactNode[] }
  /** Given where the table has a fixed height. */
  className?: string | undefined
}

/** The figures of a chart as a table; large ones scroll sideways on a narrow phone. */
export function ChartTable({ caption, columns, rows, foot, className }: ChartTableProps) {
  return (
    <section
      className={cx(styles.scroller, className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
      tabIndex={0}
      aria-label={caption}
    >
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <Row key={id} name={name} cells={cells} columns={columns} />
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <Row name={foot.name} cells={foot.cells} columns={columns} />
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}

function Row({
  name,
  cells,
  columns,
}: {
  name: ReactNode
  cells: readonly ReactNode[]
  columns: readonly string[]
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]}>{cell}</td>
      ))}
    </tr>
  )
}
