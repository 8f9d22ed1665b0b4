import type { ReactNode } from 'react'
import { Area, AreaChart, CartesianGrid, Pie, PieChart, Tooltip, XAxis, YAxis } from 'recharts'
import type { Axis } from './chart-rules.ts'
import styles from './drawings.module.css'

/** A point as it is drawn. */
export interface DrawnPoint {
  at: number
  position: number
  /** What the point is called, and its figure: shown under the finger. */
  label: string
  figure: ReactNode
}

export interface AreaDrawingProps {
  /** The drawing in words. */
  label: string
  points: readonly DrawnPoint[]
  axis: Axis
  /** The figures along the axis; null leaves them out. */
  sayTick: ((position: number) => string) | null
  sayDay: (at: number) => string
}

/** Small text along the axes; digits have one width by the page's style. */
const TICK = { fill: 'var(--text-2)', fontSize: 12 }

/** Points over time as a line with the area below it. */
export function AreaDrawing({ label, points, axis, sayTick, sayDay }: AreaDrawingProps) {
  const first = points[0]?.at ?? 0
  const last = points.at(-1)?.at ?? first
  const days = first === last ? [first] : [first, (first + last) / 2, last]
  return (
    <div role="img" aria-label={label} className={styles.area}>
      <AreaChart
        responsive
        accessibilityLayer={false}
        data={[...points]}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        className={styles.area}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="at"
          type="number"
          domain={[first, last]}
          ticks={days}
          interval={0}
          tickFormatter={sayDay}
          tick={<DayTick first={first} last={last} sayDay={sayDay} />}
          axisLine={{ stroke: 'var(--line-strong)' }}
          tickLine={false}
          height={24}
        />
        <YAxis
          orientation="right"
          width={sayTick === null ? 0 : 'auto'}
          domain={[...axis.domain]}
          ticks={[...axis.ticks]}
          interval={0}
          tickFormatter={sayTick ?? undefined}
          tick={sayTick === null ? false : TICK}
          axisLine={false}
          tickLine={false}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--line-strong)' }}
          content={({ active, payload }) => {
            const [entry] = payload
            return active && entry ? <Readout point={entry.payload as DrawnPoint} /> : null
          }}
        />
        <Area
          dataKey="position"
          type="linear"
          baseValue={axis.domain[0] > 0 ? axis.domain[0] : 0}
          stroke="var(--accent-text)"
          strokeWidth={2}
          fill="var(--accent-text)"
          fillOpacity={0.12}
          dot={points.length === 1 ? { r: 3, fill: 'var(--accent-text)' } : false}
          activeDot={{ r: 4, fill: 'var(--accent-text)', stroke: 'var(--surface)' }}
          isAnimationActive={false}
        />
      </AreaChart>
    </div>
  )
}

/** The first and the last day stay within the drawing. */
function DayTick({
  x = 0,
  y = 0,
  payload,
  first,
  last,
  sayDay,
}: {
  x?: number
  y?: number
  payload?: { value: number }
  first: number
  last: number
  sayDay: (at: number) => string
}) {
  const at = payload?.value ?? first
  return (
    <text x={x} y={y} dy={12} textAnchor={anchorOf(at, first, last)} {...TICK}>
      {sayDay(at)}
    </text>
  )
}

function anchorOf(at: number, first: number, last: number): 'start' | 'middle' | 'end' {
  if (at === first) return 'start'
  return at === last ? 'end' : 'middle'
}

function Readout({ point }: { point: DrawnPoint }) {
  return (
    <p className={styles.readout}>
      <span>{point.label}</span>
      <strong>{point.figure}</strong>
    </p>
  )
}

export interface PriceDrawingProps {
  /** The drawing in words. */
  label: string
  /** Oldest first; at least one. */
  points: readonly { at: number; position: number }[]
  /** Prices at the lower and the upper edge. */
  range: { low: number; high: number }
  endColour: string
}

/** A price from its opening to its end, against the opening level; the figures are below the chart. */
export function PriceDrawing({ label, points, range, endColour }: PriceDrawingProps) {
  const [open, end] = [points[0], points.at(-1)]
  if (!open || !end) return null
  return (
    <div role="img" aria-label={label} className={styles.area}>
      <AreaChart
        responsive
        accessibilityLayer={false}
        data={[...points]}
        margin={{ top: 0, right: 7, bottom: 0, left: 7 }}
        className={styles.area}
      >
        <XAxis dataKey="at" type="number" domain={[open.at, end.at]} hide />
        <YAxis domain={[range.low, range.high]} hide />
        <Area
          dataKey={() => open.position}
          type="linear"
          stroke="var(--text-3)"
          strokeDasharray="5 4"
          fill="none"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
        <Area
          dataKey="position"
          type="linear"
          stroke="var(--accent-text)"
          strokeWidth={2}
          fill="none"
          dot={({ cx, cy, index }) => {
            const place = { cx, cy, strokeWidth: 2.5 }
            if (index === 0)
              return (
                <circle
                  key="open"
                  {...place}
                  r={5}
                  fill="var(--surface)"
                  stroke="var(--accent-text)"
                />
              )
            if (index < points.length - 1) return <g key={index} />
            return <circle key="end" {...place} r={5.5} fill={endColour} stroke="var(--surface)" />
          }}
          isAnimationActive={false}
        />
      </AreaChart>
    </div>
  )
}

export interface DonutDrawingProps {
  parts: readonly { id: string; position: number; colour: string }[]
}

/** Parts of a whole as a ring; names and figures stand beside it. */
export function DonutDrawing({ parts }: DonutDrawingProps) {
  return (
    <div aria-hidden>
      <PieChart responsive accessibilityLayer={false} className={styles.ring}>
        <Pie
          data={parts.map(({ id, position, colour }) => ({ id, position, fill: colour }))}
          dataKey="position"
          nameKey="id"
          innerRadius="68%"
          outerRadius="100%"
          startAngle={90}
          endAngle={-270}
          stroke="var(--surface)"
          strokeWidth={2}
          rootTabIndex={-1}
          isAnimationActive={false}
        />
      </PieChart>
    </div>
  )
}
