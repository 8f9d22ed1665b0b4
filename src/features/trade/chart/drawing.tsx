import { ArrowRightToLine, ChartCandlestick, ClockAlert, RotateCw } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PriceAlert, TradeOrder } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { ErrorPanel } from '@/shell/error-panel.tsx'
import { Delayed } from '@/shell/loading.tsx'
import { Button } from '@/ui/button.tsx'
import { cx } from '@/ui/cx.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { VisuallyHidden } from '@/ui/visually-hidden.tsx'
import { AlertMarks, AlertOffer } from './alert-marks.tsx'
import type { FeedState } from './candle-feed.ts'
import { CandleTable } from './candle-table.tsx'
import styles from './chart.module.css'
import { chartFormat } from './chart-format.ts'
import type { ChartSettings } from './chart-settings.ts'
import { ZOOM_STEP } from './chart-tools.tsx'
import { intervalWords } from './chart-words.ts'
import type { ChartEngine } from './engine.ts'
import { OrderMarks } from './order-marks.tsx'
import { candleTime } from './time-axis.ts'
import { useDrawing } from './use-drawing.ts'
import { useGestures } from './use-gestures.ts'

/** Candles that a key goes, towards newer ones where positive; with Shift some at once. */
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
}
const LEAP = 10
/** How much a key makes candles wider. */
const ZOOMS: Partial<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
}

export interface DrawingProps {
  /** Where the engine draws. */
  canvas: RefObject<HTMLDivElement | null>
  /** Null until it draws. */
  engine: ChartEngine | null
  name: string
  settings: ChartSettings
  precision: number
  orders: readonly TradeOrder[]
  isPractice: boolean
  alerts: readonly PriceAlert[]
  /** The product of which a price can be made an alert; null where it cannot. */
  alertsOf: string | null
  /** The last price is older than it may be. */
  outOfDate: boolean
  state: FeedState
  onRetry: () => void
  showsTable: boolean
  isFull: boolean
}

/** The candles on canvas with what lies over them; or what there is in their place. */
export function Drawing(props: DrawingProps) {
  const { canvas, engine, name, settings, precision, orders, state, showsTable } = props
  const { interval } = settings
  const isReady = state.step === 'ready'
  const isHidden = !isReady && state.step !== 'waiting'
  return (
    <div className={styles.drawing}>
      <div
        className={cx(styles.layers, !isReady && styles.dim, isHidden && styles.hidden)}
        inert={!isReady || showsTable}
      >
        <div ref={canvas} className={styles.canvas} aria-hidden />
        {engine ? (
          <>
            <AlertMarks engine={engine} alerts={props.alerts} />
            <OrderMarks
              engine={engine}
              orders={orders}
              isPractice={props.isPractice}
              precision={precision}
            />
            <Surface {...props} engine={engine} />
            <OverButtons engine={engine} />
            {props.alertsOf === null ? null : (
              <AlertOffer engine={engine} symbol={props.alertsOf} precision={precision} />
            )}
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
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    const steps = STEPS[key]
    const zoom = ZOOMS[key]
    // A second Escape leaves the full screen.
    const leaves = key === 'Escape' && engine.crosshair !== null
    const isBrowsers = ctrlKey || metaKey || altKey
    if (isBrowsers || (steps === undefined && zoom === undefined && !leaves)) return
    event.preventDefault()
    if (steps !== undefined) step(shiftKey ? LEAP * steps : steps)
    else if (zoom !== undefined) engine.zoomBy(zoom)
    else engine.point(null)
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
              'Chart of {name}, candles of {interval}. The left and right keys read the candles, plus and minus zoom. The table has the same figures.',
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
    bottom: drawing.candlesHeight,
  }))
  return (
    <>
      {atNewest ? null : (
        <div className={styles.newest} style={{ insetInlineStart: right, insetBlockStart: bottom }}>
          <IconButton
            label={intl.formatMessage({
              id: 'trade.chart.newest',
              defaultMessage: 'To the newest candle',
              description: 'Name of the icon that leads back to the newest candle.',
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
              defaultMessage="Load older candles"
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
      <FormattedMessage
        id="trade.chart.stale"
        defaultMessage="{outOfDate, select, true {Price out of date} other {Chart not updated}}"
        description="Small mark over the chart while the last price is older than it may be (outOfDate is true), or its newest candles cannot be loaded."
        values={{ outOfDate }}
      />
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
          <Delayed>
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
          </Delayed>
        </div>
      )
    case 'failed':
      return (
        <div className={cx(styles.instead, styles.opaque)}>
          <ErrorPanel error={state.error} onRetry={onRetry} />
        </div>
      )
    case 'empty':
      return (
        <div className={cx(styles.instead, styles.opaque)}>
          <EmptyState
            icon={<ChartCandlestick size={28} aria-hidden />}
            title={<FormattedMessage {...common.noData} />}
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
