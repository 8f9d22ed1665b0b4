import { ArrowRightToLine, ChartCandlestick, ClockAlert, RotateCw } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorPanel } from '@/components/error-panel.tsx'
import { Late } from '@/components/late.tsx'
import { RefusalPanel } from '@/components/refusal-panel.tsx'
import type { TradeOrder } from '@/generated/model/trade-order.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { Button } from '@/ui/button.tsx'
import { cx } from '@/ui/cx.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import type { FeedState } from './candle-feed.ts'
import { CandleTable } from './candle-table.tsx'
import styles from './chart.module.css'
import { ChartCrosshair } from './chart-crosshair.tsx'
import { chartFormat } from './chart-format.ts'
import { keyAction } from './chart-keys.ts'
import { IndicatorLegend } from './chart-legend.tsx'
import type { ChartSettings } from './chart-settings.ts'
import { isSubplot } from './chart-settings.ts'
import { chartHeight } from './chart-size.ts'
import { intervalWords } from './chart-words.ts'
import type { ChartEngine } from './engine.ts'
import { OrderMarks } from './order-marks.tsx'
import { candleTime } from './time-axis.ts'
import { useDrawing } from './use-drawing.ts'
import { useGestures } from './use-gestures.ts'

export interface DrawingProps {
  /** Where the engine draws. */
  canvas: RefObject<HTMLDivElement | null>
  /** Null until it draws. */
  engine: ChartEngine | null
  name: string
  settings: ChartSettings
  precision: number
  orders: readonly TradeOrder[]
  /** The last price is older than it may be. */
  outOfDate: boolean
  state: FeedState
  onRetry: () => void
  showsTable: boolean
  isFull: boolean
}

/** The candles on canvas with what lies over them; or what there is in their place. */
export function Drawing(props: DrawingProps) {
  const { canvas, engine, name, settings, precision, orders, state, showsTable, isFull } = props
  const { interval } = settings
  const isReady = state.step === 'ready'
  return (
    <div
      className={styles.drawing}
      style={isFull ? undefined : { blockSize: chartHeight(settings.indicators) }}
    >
      <div className={cx(styles.layers, !isReady && styles.dim)} inert={!isReady || showsTable}>
        <div ref={canvas} className={styles.canvas} aria-hidden />
        {engine ? (
          <>
            <Legends engine={engine} settings={settings} precision={precision} />
            <OrderMarks engine={engine} orders={orders} precision={precision} />
            <ChartCrosshair engine={engine} interval={interval} precision={precision} />
            <Surface {...props} engine={engine} />
            <OverButtons engine={engine} />
          </>
        ) : null}
      </div>
      {isReady ? <StaleTag outOfDate={props.outOfDate} failing={state.failing} /> : null}
      {engine && isReady && showsTable ? (
        <CandleTable engine={engine} name={name} interval={interval} precision={precision} />
      ) : null}
      <Instead state={state} onRetry={props.onRetry} />
    </div>
  )
}

/** The indicators' names and values in their parts. */
function Legends({
  engine,
  settings,
  precision,
}: {
  engine: ChartEngine
  settings: ChartSettings
  precision: number
}) {
  const tops: Partial<Record<string, number>> = useDrawing(engine, (drawing) =>
    Object.fromEntries(drawing.parts.map(({ id, top }) => [id, top])),
  )
  const { indicators } = settings
  const over = indicators.filter((one) => !isSubplot(one))
  return (
    <div aria-hidden>
      <div className={styles.partLegend} style={{ insetBlockStart: 0 }}>
        {over.map((one) => (
          <IndicatorLegend key={one} engine={engine} indicator={one} precision={precision} />
        ))}
      </div>
      {indicators.filter(isSubplot).map((one) => (
        <div key={one} className={styles.partLegend} style={{ insetBlockStart: tops[one] ?? 0 }}>
          <IndicatorLegend engine={engine} indicator={one} precision={precision} />
        </div>
      ))}
    </div>
  )
}

/** What fingers, pointers and keys touch; it says the candle that keys lead to. */
function Surface({
  engine,
  name,
  settings,
  precision,
  isFull,
}: DrawingProps & { engine: ChartEngine }) {
  const intl = useIntl()
  const surface = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const describe = useCandleText(settings, precision)
  useGestures(surface, engine, isFull)

  function step(steps: number) {
    engine.step(steps)
    const candle = engine.candleAt(engine.pointedIndex ?? engine.lastIndex)
    if (candle) setSaid(describe(candle))
  }

  function press(event: KeyboardEvent) {
    const action = keyAction(event)
    if (action === null) return
    // A second Escape leaves the full screen.
    if (action.kind === 'leave' && engine.crosshair === null) return
    event.preventDefault()
    if (action.kind === 'leave') engine.point(null)
    else if (action.kind === 'zoom') engine.zoomBy(action.factor)
    else step(action.steps)
  }

  return (
    <>
      <div
        ref={surface}
        className={styles.surface}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys read the candles
        tabIndex={0}
        aria-label={intl.formatMessage(
          {
            id: 'trade.chart.drawing',
            defaultMessage:
              'Chart of {name}, candles of {interval}. Left and right read the candles, plus and minus zoom. The table has the same figures.',
            description:
              'Name of the drawing for screen readers, with its keys; interval is such as 5m.',
          },
          { name, interval: intl.formatMessage(intervalWords[settings.interval]) },
        )}
        onKeyDown={press}
        onBlur={() => engine.point(null)}
      />
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  )
}

/** A candle in one sentence. */
function useCandleText(settings: ChartSettings, precision: number) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { volume } = chartFormat(intl.locale)
  return (candle: NonNullable<ReturnType<ChartEngine['candleAt']>>) =>
    intl.formatMessage(
      {
        id: 'trade.chart.candle',
        defaultMessage:
          '{time}: open {open}, high {high}, low {low}, close {close}, volume {volume}',
        description: 'A candle read out when a key leads to it.',
      },
      {
        time: candleTime(candle.time, settings.interval),
        open: format.price(candle.open, precision),
        high: format.price(candle.high, precision),
        low: format.price(candle.low, precision),
        close: format.price(candle.close, precision),
        volume: volume(candle.volume),
      },
    )
}

/** The way back to the newest candle, and the retry at the oldest one. */
function OverButtons({ engine }: { engine: ChartEngine }) {
  const intl = useIntl()
  const { atNewest, right, bottom, isStuck } = useDrawing(engine, (drawing) => ({
    atNewest: drawing.atNewest,
    isStuck: drawing.isStuck,
    right: drawing.plotWidth,
    bottom: drawing.parts[0]?.height ?? 0,
  }))
  return (
    <>
      {atNewest ? null : (
        <div className={styles.newest} style={{ insetInlineStart: right, insetBlockStart: bottom }}>
          <IconButton
            label={intl.formatMessage({
              id: 'trade.chart.newest',
              defaultMessage: 'To the newest candle',
              description: 'Name of the button that leads back to the newest candle.',
            })}
            icon={<ArrowRightToLine size={18} aria-hidden />}
            onClick={engine.toNewest}
          />
        </div>
      )}
      {isStuck ? (
        <div className={styles.stuck}>
          <Button
            variant="secondary"
            size="sm"
            icon={<RotateCw size={16} aria-hidden />}
            onClick={engine.retryOlder}
          >
            <FormattedMessage
              id="trade.chart.retryOlder"
              defaultMessage="Load older candles again"
              description="Button over the chart where older candles could not be loaded."
            />
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** Says that the newest end of the drawing is old; the page says the same in its own words. */
function StaleTag({ outOfDate, failing }: { outOfDate: boolean; failing: boolean }) {
  if (!outOfDate && !failing) return null
  return (
    <p role="status" className={styles.stale}>
      <ClockAlert size={14} aria-hidden />
      {outOfDate ? (
        <FormattedMessage
          id="trade.chart.outOfDate"
          defaultMessage="Price out of date"
          description="Small mark over the chart while the last price is older than it may be."
        />
      ) : (
        <FormattedMessage
          id="trade.chart.notRefreshed"
          defaultMessage="Chart not refreshed"
          description="Small mark over the chart while its newest candles cannot be loaded."
        />
      )}
    </p>
  )
}

/** What is shown while there are no candles of this length. */
function Instead({ state, onRetry }: { state: FeedState; onRetry: () => void }) {
  const intl = useIntl()
  switch (state.step) {
    case 'ready':
      return null
    case 'waiting':
      return (
        <div className={styles.instead}>
          <Late>
            <div role="status">
              <Spinner />
              <VisuallyHidden>
                {intl.formatMessage({
                  id: 'trade.chart.candlesLoading',
                  defaultMessage: 'Candles are loading',
                  description: 'Said by screen readers while the candles of a chart load.',
                })}
              </VisuallyHidden>
            </div>
          </Late>
        </div>
      )
    case 'failed':
      return (
        <div className={cx(styles.instead, styles.opaque)}>
          <ErrorPanel error={state.error} onRetry={onRetry} />
        </div>
      )
    case 'refused':
      return (
        <div className={cx(styles.instead, styles.opaque)}>
          <RefusalPanel refusal={state.refusal} onRetry={onRetry} />
        </div>
      )
    case 'empty':
      return (
        <div className={cx(styles.instead, styles.opaque)}>
          <EmptyState
            icon={<ChartCandlestick size={28} aria-hidden />}
            title={
              <FormattedMessage
                id="trade.chart.empty"
                defaultMessage="no data"
                description="Catalogue text 'no data', where a product has no candles."
              />
            }
            body={
              <FormattedMessage
                id="trade.chart.emptyBody"
                defaultMessage="This product has not been traded yet."
                description="Below 'no data' in the place of a chart."
              />
            }
          />
        </div>
      )
  }
}
